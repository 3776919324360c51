public import CoreMetrics
internal import Synchronization

/// Metrics of this process, to be fetched by a Prometheus server in its text format.
///
/// ```swift
/// let metrics = PrometheusMetrics()
/// Counter(label: "imports", dimensions: [("format", "ofx")], factory: metrics).increment()
/// let answer = metrics.scrape()
/// // # TYPE imports_total counter
/// // imports_total{format="ofx"} 1
/// ```
///
/// Answer a request for `/metrics` with ``scrape()`` and ``contentType``, at an address that only the Prometheus server
/// reaches. `MetricsSystem.bootstrap` makes it the factory of the process, for packages that know swift-metrics.
///
/// - Names: A character that the format does not allow becomes `_`. A counter ends in `_total`, a timer in `_seconds`.
/// - Histograms: A timer, and a recorder that aggregates, counts values in buckets; a recorder named `…_bytes` in those for
///   sizes.
/// - Cardinality: A metric has at most `maximumSeries` sets of labels. Further sets are counted in one, with `other`
///   for each value, and `espalier_metrics_folded_total` tells how often that was asked for. Values are cut off after
///   200 characters.
/// - Conflicts: A name stands for the kind of metric that it was first made for. A metric of another kind, or one more
///   than `maximumMetrics`, goes nowhere, and `espalier_metrics_refused_total` counts it.
/// - Isolation: Any thread. A record takes a short lock of its series, and a scrape takes them one after another.
public final class PrometheusMetrics: MetricsFactory {
  /// The content type of a scrape.
  public static let contentType = "text/plain; version=0.0.4; charset=utf-8"
  /// The upper bounds of a timer's buckets in seconds, from a millisecond to ten seconds.
  public static let timeBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  /// The upper bounds of the buckets for sizes in bytes, from 256 bytes to 4 MiB.
  public static let sizeBuckets: [Double] = [256, 1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304]

  private let registry: Mutex<MetricRegistry>

  /// Makes a factory without metrics.
  ///
  /// - Parameters:
  ///   - maximumSeries: The greatest number of sets of labels of a metric.
  ///   - maximumMetrics: The greatest number of metrics.
  ///   - buckets: The upper bounds of a histogram's buckets by its name, where the usual ones do not fit.
  ///   - help: A sentence on a metric by its name, as in the answer.
  public init(
    maximumSeries: Int = 500, maximumMetrics: Int = 1_000, buckets: [String: [Double]] = [:],
    help: [String: String] = [:]
  ) {
    registry = Mutex(
      MetricRegistry(
        maximumSeries: maximumSeries, maximumMetrics: maximumMetrics, buckets: buckets,
        help: MetricHelp.ours.merging(help) { _, given in given }))
  }

  /// All metrics in the text format, version 0.0.4. Metrics, and the series of each, are in the order of their names.
  public func scrape() -> String { registry.withLock { $0.snapshot() }.text() }

  // MARK: MetricsFactory

  /// A counter of whole numbers, which never falls.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    handler(label, .counter, dimensions) { IntegerSeries() } ?? NOOPMetricsHandler.instance
  }

  /// A counter of parts, which never falls.
  public func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    handler(label, .floatingPointCounter, dimensions) { FloatingPointSeries() } ?? NOOPMetricsHandler.instance
  }

  /// A gauge.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    handler(label, .gauge, dimensions) { GaugeSeries() } ?? NOOPMetricsHandler.instance
  }

  /// A histogram, or a gauge of the last value for one that does not aggregate.
  public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    guard aggregate else { return handler(label, .gauge, dimensions) { GaugeSeries() } ?? NOOPMetricsHandler.instance }
    let usual = label.hasSuffix("_bytes") || label.hasSuffix(".bytes") ? Self.sizeBuckets : Self.timeBuckets
    return histogram(label, .histogram, dimensions, usual) ?? NOOPMetricsHandler.instance
  }

  /// A histogram of seconds.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    histogram(label, .timer, dimensions, Self.timeBuckets) ?? NOOPMetricsHandler.instance
  }

  /// Forgets the series of a counter.
  public func destroyCounter(_ handler: any CounterHandler) { destroy(handler) }
  /// Forgets the series of a counter.
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { destroy(handler) }
  /// Forgets the series of a gauge.
  public func destroyMeter(_ handler: any MeterHandler) { destroy(handler) }
  /// Forgets the series of a recorder.
  public func destroyRecorder(_ handler: any RecorderHandler) { destroy(handler) }
  /// Forgets the series of a timer.
  public func destroyTimer(_ handler: any TimerHandler) { destroy(handler) }

  private func handler<Handler: MetricSeries>(
    _ label: String, _ kind: MetricKind, _ dimensions: [(String, String)], _ make: () -> Handler
  ) -> Handler? {
    registry.withLock { $0.series(label, kind, dimensions) { _ in make() } }
  }

  private func histogram(
    _ label: String, _ kind: MetricKind, _ dimensions: [(String, String)], _ usual: [Double]
  ) -> HistogramSeries? {
    registry.withLock { $0.series(label, kind, dimensions) { HistogramSeries(bounds: $0 ?? usual) } }
  }

  private func destroy(_ handler: AnyObject) { registry.withLock { $0.remove(handler) } }
}
