public import CoreMetrics
internal import Synchronization

/// A factory of metrics that a Prometheus server fetches in its text format.
///
/// ```swift
/// let metrics = PrometheusMetrics()
/// Counter(label: "imports", dimensions: [("format", "ofx")], factory: metrics).increment()
/// let answer = metrics.scrape()
/// // # TYPE imports_total counter
/// // imports_total{format="ofx"} 1
/// ```
///
/// Respond to a request for `/metrics` with ``scrape()`` and ``contentType``, at an address that only the Prometheus
/// server can reach. `MetricsSystem.bootstrap` makes it the factory of the process, for packages that use
/// swift-metrics.
///
/// - Names: A character that the format does not allow becomes `_`. A counter ends in `_total`, a timer in `_seconds`.
/// - Histograms: A timer, and a recorder that aggregates, counts values in buckets; a recorder named `…_bytes` uses the
///   buckets for sizes.
/// - Cardinality: A metric has at most `maximumSeries` sets of labels. Further sets are counted in one set, with
///   `other` for each value, and `espalier_metrics_folded_total` counts these cases. Values are cut off after 200
///   characters.
/// - Conflicts: A name belongs to the kind of metric that was first created with it. A metric of another kind, or one
///   beyond `maximumMetrics`, is not recorded, and `espalier_metrics_refused_total` counts it.
/// - Isolation: Any thread. Recording a value takes a short lock of its series; a scrape takes these locks one after
///   another.
public final class PrometheusMetrics: MetricsFactory {
  /// The content type of the response to a scrape.
  public static let contentType = "text/plain; version=0.0.4; charset=utf-8"
  /// The upper bounds of a timer's buckets in seconds, from a millisecond to ten seconds.
  public static let timeBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  /// The upper bounds of the buckets for sizes in bytes, from 256 bytes to 4 MiB.
  public static let sizeBuckets: [Double] = [256, 1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304]

  private let registry: Mutex<MetricRegistry>

  /// Creates a factory without metrics.
  ///
  /// - Parameters:
  ///   - maximumSeries: The greatest number of sets of labels of a metric.
  ///   - maximumMetrics: The greatest number of metrics.
  ///   - buckets: The upper bounds of the buckets of histograms, by name, where the default ones do not fit.
  ///   - help: A sentence on each metric, by its name as in the output.
  public init(
    maximumSeries: Int = 500, maximumMetrics: Int = 1_000, buckets: [String: [Double]] = [:],
    help: [String: String] = [:]
  ) {
    registry = Mutex(
      MetricRegistry(
        maximumSeries: maximumSeries, maximumMetrics: maximumMetrics, buckets: buckets,
        help: MetricHelp.ours.merging(help) { _, given in given }))
  }

  /// Returns all metrics in the Prometheus text format, version 0.0.4. The metrics and their series are sorted by name.
  public func scrape() -> String { registry.withLock { $0.snapshot() }.text() }

  // MARK: MetricsFactory

  /// Returns a counter of whole numbers, which never decreases.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    handler(label, .counter, dimensions) { IntegerSeries() } ?? NOOPMetricsHandler.instance
  }

  /// Returns a counter of floating-point numbers, which never decreases.
  public func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    handler(label, .floatingPointCounter, dimensions) { FloatingPointSeries() } ?? NOOPMetricsHandler.instance
  }

  /// Returns a gauge.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    handler(label, .gauge, dimensions) { GaugeSeries() } ?? NOOPMetricsHandler.instance
  }

  /// Returns a histogram, or a gauge of the last value for a recorder that does not aggregate.
  public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    guard aggregate else { return handler(label, .gauge, dimensions) { GaugeSeries() } ?? NOOPMetricsHandler.instance }
    let usual = label.hasSuffix("_bytes") || label.hasSuffix(".bytes") ? Self.sizeBuckets : Self.timeBuckets
    return histogram(label, .histogram, dimensions, usual) ?? NOOPMetricsHandler.instance
  }

  /// Returns a histogram of seconds.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    histogram(label, .timer, dimensions, Self.timeBuckets) ?? NOOPMetricsHandler.instance
  }

  /// Removes the series of a counter.
  public func destroyCounter(_ handler: any CounterHandler) { destroy(handler) }
  /// Removes the series of a counter.
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { destroy(handler) }
  /// Removes the series of a gauge.
  public func destroyMeter(_ handler: any MeterHandler) { destroy(handler) }
  /// Removes the series of a recorder.
  public func destroyRecorder(_ handler: any RecorderHandler) { destroy(handler) }
  /// Removes the series of a timer.
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
