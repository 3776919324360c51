public import Espalier
public import EspalierObservability

/// A gateway to the data that are collected in a store of analytics.
public struct AnalyticsGateway: CollectedDataGateway {
  private let store: AnalyticsStore

  /// Creates a gateway to a store.
  public init(_ store: AnalyticsStore) { self.store = store }

  /// Returns the number of events in the store, and whether it collects more.
  public func collectedData() async throws -> CollectedData {
    CollectedData(isCollecting: try await store.isCollecting(), count: try await store.count())
  }

  /// Sets the store's switch, which outlives a restart.
  public func setCollecting(_ isCollecting: Bool) async throws { try await store.setCollecting(isCollecting) }

  /// Deletes all events of the store.
  public func deleteAll() async throws { try await store.deleteAll() }

  /// Returns all events of the store, as they are read.
  public func export() -> ExportedFile {
    ExportedFile(
      name: "wallet-collected.csv", contentType: "text/csv; charset=utf-8",
      chunks: store.exportCSV().map { Array($0.utf8) })
  }
}
