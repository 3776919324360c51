internal import EspalierConnectors
internal import Foundation
internal import Synchronization

/// A sink that passes the selected kinds of event to the writer.
final class AnalyticsSink: TelemetrySink {
  let writer: BufferedWriter<AnalyticsEntry>
  private let store: AnalyticsStore
  private let kinds: Set<TelemetryEvent.Kind>

  init(
    _ store: AnalyticsStore, kinds: Set<TelemetryEvent.Kind>, limit: Int,
    onReport: @escaping @Sendable (StorageReport) -> Void
  ) {
    self.store = store
    self.kinds = kinds
    writer = BufferedWriter(path: store.file.path, limit: limit, onReport: onReport) { await store.write($0) }
  }

  func receive(_ event: TelemetryEvent) {
    if kinds.contains(event.kind) { keep(kind: event.kind.rawValue, event) }
  }

  func keep(kind: String, _ event: TelemetryEvent) {
    let intake = store.intake.withLock { $0 }
    guard intake.isOpen else { return }
    writer.add(AnalyticsEntry(kind: kind, event, time: Date(), epoch: intake.epoch))
  }
}
