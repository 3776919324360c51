public import EspalierConnectors

/// A connector that records the use of the app in an ``AnalyticsStore``: visited places, events, and the errors that
/// people saw.
///
/// ```swift
/// struct Observed {
///   let store: AnalyticsStore
///   var connectors: some Connector { AnalyticsConnector(store) }
/// }
/// ```
///
/// It records names of the program, sizes, times and the session, but neither addresses nor error messages. While the
/// store does not collect, no event is kept, not even in memory.
///
/// - Failure: If the file cannot be opened, the start fails. A full disk is reported once; up to 5,000 events wait in
///   memory for space.
public struct AnalyticsConnector: Connector {
  /// The events that the connector receives: the start of the app and the screens that appear.
  public let events: LifecycleEvents = [.launched, .screenAppeared]
  /// The sink that records the events.
  public var telemetrySink: (any TelemetrySink)? { sink }
  private let store: AnalyticsStore
  private let sink: AnalyticsSink

  /// Creates a connector to a store.
  ///
  /// - Parameters:
  ///   - store: The store that keeps the events. The app's settings show its switch and change it.
  ///   - kinds: The kinds of event that are recorded.
  ///   - onReport: A closure that receives reports on the file, from any thread. It must return quickly. By default
  ///     reports are logged.
  public init(
    _ store: AnalyticsStore, kinds: Set<TelemetryEvent.Kind> = [.mount, .event, .reconnect, .failure],
    onReport: @escaping @Sendable (StorageReport) -> Void = StorageReport.log
  ) {
    self.store = store
    sink = AnalyticsSink(store, kinds: kinds, limit: 5_000, onReport: onReport)
  }

  /// Opens the file of the store.
  public func start() async throws {
    _ = try await store.isCollecting()
    sink.writer.start()
  }

  /// Records an event of the app's life.
  public func receive(_ event: LifecycleEvent) async {
    var place = TelemetryPlace()
    if case .screenAppeared(let pattern) = event { place.pattern = pattern }
    sink.keep(kind: "\(event.kind)", TelemetryEvent(.mount, at: place))
  }

  /// Writes the remaining events, and closes the file.
  public func stop() async {
    await sink.writer.stop()
    await store.close()
  }
}
