public import EspalierConnectors
internal import Synchronization

/// A connector that records the telemetry events of an app, for a test to inspect.
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

  /// Creates a recorder without events.
  public init() {}

  /// The received events, in order. An event within an operation comes before the event of the operation itself.
  public var events: [TelemetryEvent] { received.withLock { $0 } }
  /// The recorder itself.
  public var telemetrySink: (any TelemetrySink)? { self }
  /// Records an event.
  public func receive(_ event: TelemetryEvent) { received.withLock { $0.append(event) } }
}
