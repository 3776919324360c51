/// Takes what the app tells of its work.
///
/// ```swift
/// final class Recorder: TelemetrySink {
///   func receive(_ event: TelemetryEvent) { /* counts it */ }
/// }
/// ```
///
/// - Isolation: It is called where the work is done, often on the main actor, and from any number of threads at once.
/// - Cost: The work waits for it. It returns at once, and leaves what takes time, such as a file, to a task of its own.
/// - Order: Calls of one thread come in order. It records no telemetry itself.
public protocol TelemetrySink: AnyObject, Sendable {
  /// Takes an event.
  func receive(_ event: TelemetryEvent)
}
