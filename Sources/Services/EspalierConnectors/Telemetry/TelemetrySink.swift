/// A receiver of events about the app's work.
///
/// ```swift
/// final class Recorder: TelemetrySink {
///   func receive(_ event: TelemetryEvent) { /* counts it */ }
/// }
/// ```
///
/// - Isolation: It is called where the work is done, often on the main actor, and from any number of threads at once.
/// - Cost: The work waits for the sink. It must return at once, and do what takes time, such as writing a file, in a
///   task of its own.
/// - Order: Calls from one thread arrive in order. A sink must not record telemetry itself.
public protocol TelemetrySink: AnyObject, Sendable {
  /// Receives an event.
  func receive(_ event: TelemetryEvent)
}
