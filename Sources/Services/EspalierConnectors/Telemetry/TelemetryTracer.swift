/// A tracer that follows operations from their beginning to their end, each with those that it caused.
///
/// A ``TelemetrySink`` is told of work that is over. A tracer is asked before, so that the calls within the work, and
/// the tasks that they start, know the operation that caused them.
///
/// - Isolation: It is called where the work is done, and from any number of threads at once.
public protocol TelemetryTracer: AnyObject, Sendable {
  /// Begins an operation, of which duration, size and outcome are not known yet.
  func begin(_ event: TelemetryEvent) -> any TelemetrySpan
}

/// An operation that a ``TelemetryTracer`` follows.
public protocol TelemetrySpan: Sendable {
  /// Does work as a part of the operation.
  func within<Value>(_ work: () throws -> Value) rethrows -> Value
  /// Does work as a part of the operation, where the caller is isolated.
  nonisolated(nonsending) func within<Value>(_ work: () async throws -> Value) async rethrows -> Value
  /// Ends the operation. The event has all that is known now.
  func end(_ event: TelemetryEvent)
}
