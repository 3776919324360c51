public import CoreMetrics
public import EspalierConnectors

/// A connector that counts and measures the app's work, with swift-metrics.
///
/// ```swift
/// struct Observed {
///   let metrics = PrometheusMetrics()
///   var connectors: some Connector { MetricsConnector(metrics) }
/// }
/// ```
///
/// | metric | dimensions |
/// |---|---|
/// | `espalier_operations`, a counter | kind, name, outcome, surface, route, module |
/// | `espalier_mount_duration` and so on for each kind, a timer | the same without kind |
/// | `espalier_patch_size_bytes` and so on, a recorder | the same |
/// | `espalier_failures`, a counter of errors that a person was shown | error, surface, route, module |
///
/// The outcome is `ok`, `failed` or `cancelled`; the route is a pattern. The session is not a dimension, because there
/// are too many sessions.
public struct MetricsConnector: Connector {
  /// The sink that counts the events.
  public let telemetrySink: (any TelemetrySink)?

  /// Creates a connector to metrics.
  ///
  /// - Parameters:
  ///   - factory: The factory of the metrics: ``PrometheusMetrics``, or `MetricsSystem.factory` for that of the
  ///     process.
  ///   - maximumSeries: The greatest number of sets of dimensions. Further sets are counted with `other` instead of
  ///     name, route, module and error.
  public init(_ factory: any MetricsFactory, maximumSeries: Int = 2_000) {
    telemetrySink = MetricsSink(factory, maximumSeries: maximumSeries)
  }
}
