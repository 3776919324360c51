public import EspalierConnectors
public import Tracing

/// A connector that traces each action of a person from the surface to the last gateway. The spans of an action form
/// one trace.
///
/// ```swift
/// struct Observed {
///   var connectors: some Connector { TracingConnector(InstrumentationSystem.tracer) }
/// }
/// ```
///
/// The span of an operation is the current span of the task while its work is done. A library that a gateway calls,
/// such as an HTTP client that supports swift-distributed-tracing, continues the trace automatically. A handler often
/// starts a task and returns: the gateway calls in that task belong to the trace, and their spans end after the span of
/// the event.
///
/// A span contains the route's pattern, module, session, size, and the type and case of an error. It does not contain
/// the error's message.
public struct TracingConnector: Connector {
  /// The tracer that creates the spans. A span that is open when the connector stops ends with its operation.
  public let telemetryTracer: (any TelemetryTracer)?

  /// Creates a connector to a tracer.
  ///
  /// - Parameter tracer: The tracer that receives the spans; by default the tracer of the process.
  public init(_ tracer: any Tracer = InstrumentationSystem.tracer) { telemetryTracer = SpanTracer(tracer) }
}
