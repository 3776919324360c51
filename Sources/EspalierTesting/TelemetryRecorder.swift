public import EspalierConnectors
internal import Synchronization

/// A connector that keeps what an app tells of its work, for a test to look at.
///
/// ```swift
/// @MainActor func taps(_ walk: (TestApp) async throws -> Void) async throws -> Int {
///   let recorder = TelemetryRecorder()
///   let host = AppHost(TelemetryConformance.app(connectors: [recorder]))
///   await host.start()
///   try await walk(TestApp(await host.makeWindow(for: Visitor())))
///   await host.stop()
///   return recorder.events.count { $0.kind == .event && $0.name == "tap" }
/// }
/// ```
public final class TelemetryRecorder: TelemetrySink, Connector {
  private let received = Mutex<[TelemetryEvent]>([])

  /// Makes one that has heard nothing yet.
  public init() {}

  /// What it has heard, in order. What happens within an operation comes before it.
  public var events: [TelemetryEvent] { received.withLock { $0 } }
  /// Itself.
  public var telemetrySink: (any TelemetrySink)? { self }
  /// Keeps an event.
  public func receive(_ event: TelemetryEvent) { received.withLock { $0.append(event) } }
}
