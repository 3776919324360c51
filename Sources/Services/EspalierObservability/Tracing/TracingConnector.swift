public import EspalierConnectors
public import Tracing

/// A connector that follows each event of a person from the surface to the last gateway, as spans of one trace.
///
/// ```swift
/// struct Observed {
///   var connectors: some Connector { TracingConnector(InstrumentationSystem.tracer) }
/// }
/// ```
///
/// The span of an operation is the span of the task while its work is done. A library that a gateway calls in turn,
/// such as an HTTP client that knows swift-distributed-tracing, continues the trace by itself. A handler often starts a
/// task and returns: the gateways in it belong to the trace, and their spans end after the span of the event.
///
/// A span has the route's pattern, module, session, size, and the type and case of an error. It has no words of an error.
public struct TracingConnector: Connector {
  /// The tracer that makes the spans. Spans that are open when the connector stops end with their work.
  public let telemetryTracer: (any TelemetryTracer)?

  /// Makes a connector to a tracer.
  ///
  /// - Parameter tracer: The tracer that spans go to; by default the tracer of the process.
  public init(_ tracer: any Tracer = InstrumentationSystem.tracer) { telemetryTracer = SpanTracer(tracer) }
}
