public import EspalierConnectors
public import Tracing

/// Follows each event of a person from the surface to the last gateway, as spans of one trace.
///
/// ```swift
/// func connectors(_ tracer: any Tracer, _ telemetry: Telemetry) -> some Connector {
///   TracingConnector(tracer, telemetry: telemetry)
/// }
/// ```
///
/// The span of an operation is that of the task while its work is done. What a gateway calls in turn, such as an HTTP
/// client that knows swift-distributed-tracing, continues the trace by itself. A handler often starts a task and returns:
/// the gateways in it belong to the trace, and their spans end after that of the event.
///
/// A span has the route's pattern, module, session, size, and the type and case of an error. It has no words of an error.
public struct TracingConnector: Connector {
  private let telemetry: Telemetry
  private let spans: SpanTracer

  /// Makes a connector to a tracer.
  ///
  /// - Parameters:
  ///   - tracer: Where spans go; `InstrumentationSystem.tracer` for the one of the process.
  ///   - telemetry: What it follows while it runs.
  public init(_ tracer: any Tracer, telemetry: Telemetry) {
    self.telemetry = telemetry
    spans = SpanTracer(tracer)
  }

  /// Follows the operations that begin from now on.
  public func start() async { telemetry.add(spans) }
  /// Follows no new ones. Spans that are open end with their work.
  public func stop() async { telemetry.remove(spans) }
}
