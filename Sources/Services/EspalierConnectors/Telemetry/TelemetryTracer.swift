/// A tracer that follows operations from their beginning to their end. It also follows the operations that they cause.
///
/// A ``TelemetrySink`` receives an event when the work has ended. A tracer is called before the work, so that the calls
/// within it, and the tasks that they start, know the operation that caused them.
///
/// - Isolation: It is called where the work is done, and from any number of threads at once.
public protocol TelemetryTracer: AnyObject, Sendable {
  /// Begins an operation; its duration, size and outcome are not known yet.
  func begin(_ event: TelemetryEvent) -> any TelemetrySpan
}

/// An operation that a ``TelemetryTracer`` follows.
public protocol TelemetrySpan: Sendable {
  /// Does work as a part of the operation.
  func within<Value>(_ work: () throws -> Value) rethrows -> Value
  /// Does asynchronous work as a part of the operation, in the isolation of the caller.
  nonisolated(nonsending) func within<Value>(_ work: () async throws -> Value) async rethrows -> Value
  /// Ends the operation. The event contains all values that are known now.
  func end(_ event: TelemetryEvent)
}
