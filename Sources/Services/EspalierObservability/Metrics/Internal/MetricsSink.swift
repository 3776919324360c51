internal import CoreMetrics
internal import EspalierConnectors
internal import Synchronization

/// A sink that counts telemetry events. It keeps the metrics, because a metric is expensive to look up in the factory.
final class MetricsSink: TelemetrySink {
  /// The properties by which events are counted separately.
  private struct Key: Hashable {
    let kind: TelemetryEvent.Kind
    let outcome: String
    let surface: String?
    var name: String?
    var pattern: String?
    var module: String?
    var error: String?

    init(_ event: TelemetryEvent) {
      kind = event.kind
      outcome = event.failure.map { $0.isCancellation ? "cancelled" : "failed" } ?? "ok"
      surface = event.place.surface
      name = event.name
      pattern = event.place.pattern
      module = event.place.module
      error = event.kind == .failure ? event.failure?.name : nil
    }

    /// The key under which events beyond the limit are counted together. Its name, route, module and error are replaced
    /// by `other`.
    var other: Key {
      var other = self
      other.name = name.map { _ in "other" }
      other.pattern = pattern.map { _ in "other" }
      other.module = module.map { _ in "other" }
      other.error = error.map { _ in "other" }
      return other
    }

    var place: [(String, String)] { Self.known([("surface", surface), ("route", pattern), ("module", module)]) }
    var dimensions: [(String, String)] { Self.known([("name", name), ("outcome", outcome)]) + place }

    static func known(_ dimensions: [(String, String?)]) -> [(String, String)] {
      dimensions.compactMap { name, value in value.map { (name, $0) } }
    }
  }

  private struct Instruments {
    let operations: any CounterHandler
    let failures: (any CounterHandler)?
    var duration: (any TimerHandler)?
    var size: (any RecorderHandler)?
  }

  private let factory: any MetricsFactory
  private let maximumSeries: Int
  private let instruments = Mutex<[Key: Instruments]>([:])

  init(_ factory: any MetricsFactory, maximumSeries: Int) {
    self.factory = factory
    self.maximumSeries = maximumSeries
  }

  func receive(_ event: TelemetryEvent) {
    let instruments = instruments(for: event)
    instruments.operations.increment(by: 1)
    instruments.failures?.increment(by: 1)
    if let duration = event.duration { instruments.duration?.recordNanoseconds(duration.nanoseconds) }
    if let bytes = event.bytes { instruments.size?.record(Int64(clamping: bytes)) }
  }

  private func instruments(for event: TelemetryEvent) -> Instruments {
    instruments.withLock { known in
      var key = Key(event)
      if known[key] == nil, known.count >= maximumSeries { key = key.other }
      var found = known[key] ?? make(key)
      if event.duration != nil, found.duration == nil {
        found.duration = factory.makeTimer(label: "espalier_\(key.kind.metric)_duration", dimensions: key.dimensions)
      }
      if event.bytes != nil, found.size == nil {
        found.size = factory.makeRecorder(
          label: "espalier_\(key.kind.metric)_size_bytes", dimensions: key.dimensions, aggregate: true)
      }
      known[key] = found
      return found
    }
  }

  private func make(_ key: Key) -> Instruments {
    let operations = factory.makeCounter(
      label: "espalier_operations", dimensions: [("kind", key.kind.metric)] + key.dimensions)
    let failures = key.error.map {
      factory.makeCounter(label: "espalier_failures", dimensions: [("error", $0)] + key.place)
    }
    return Instruments(operations: operations, failures: failures)
  }
}

extension TelemetryEvent.Kind {
  /// The kind as a part of a metric's name, such as `gateway_call`.
  var metric: String { self == .gatewayCall ? "gateway_call" : rawValue }
}

extension Duration {
  /// The duration in whole nanoseconds, limited to the range of the type.
  var nanoseconds: Int64 {
    let (seconds, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return components.seconds < 0 ? .min : .max }
    let (sum, isOver) = seconds.addingReportingOverflow(components.attoseconds / 1_000_000_000)
    return isOver ? (seconds < 0 ? .min : .max) : sum
  }
}
