public import EspalierConnectors

/// Keeps in an ``AnalyticsStore`` what people do with the app: places, events, and errors that they were shown.
///
/// ```swift
/// struct Observed {
///   let store: AnalyticsStore
///   var connectors: some Connector { AnalyticsConnector(store) }
/// }
/// ```
///
/// It keeps names of the program, sizes, times and the session, and neither addresses nor words of an error. While the store
/// does not collect, nothing is kept, not even in memory.
///
/// - Failure: A file that cannot be opened fails the start. A disk that is full is reported once; up to 5,000 events wait in
///   memory for room.
public struct AnalyticsConnector: Connector {
  /// The start of the app and the screens that come.
  public let events: LifecycleEvents = [.launched, .screenAppeared]
  /// The sink that keeps the events.
  public var telemetrySink: (any TelemetrySink)? { sink }
  private let store: AnalyticsStore
  private let sink: AnalyticsSink

  /// Makes a connector to a store.
  ///
  /// - Parameters:
  ///   - store: The store that keeps the events; the app's settings show and switch it.
  ///   - kinds: The kinds that are kept.
  ///   - onReport: Is told what goes wrong with the file, from any thread. It returns quickly. By default the log is told.
  public init(
    _ store: AnalyticsStore, kinds: Set<TelemetryEvent.Kind> = [.mount, .event, .reconnect, .failure],
    onReport: @escaping @Sendable (StorageReport) -> Void = StorageReport.log
  ) {
    self.store = store
    sink = AnalyticsSink(store, kinds: kinds, limit: 5_000, onReport: onReport)
  }

  /// Opens the file.
  public func start() async throws {
    _ = try await store.isCollecting()
    sink.writer.start()
  }

  /// Keeps an event of the app's life.
  public func receive(_ event: LifecycleEvent) async {
    var place = TelemetryPlace()
    if case .screenAppeared(let pattern) = event { place.pattern = pattern }
    sink.keep(kind: "\(event.kind)", TelemetryEvent(.mount, at: place))
  }

  /// Writes what is left, and closes the file.
  public func stop() async {
    await sink.writer.stop()
    await store.close()
  }
}
