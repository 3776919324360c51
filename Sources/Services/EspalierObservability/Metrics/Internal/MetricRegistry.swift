/// The metrics of a process by name, each with its series.
struct MetricRegistry {
  private struct Metric {
    let kind: MetricKind
    var series: [String: any MetricSeries] = [:]
    /// The series that counts all label sets beyond the limit together, by its own labels. The dictionary is empty
    /// until the limit is reached.
    var folded: [String: any MetricSeries] = [:]
    var foldings: UInt64 = 0
  }

  private let buckets: [String: [Double]]
  private let maximumSeries: Int
  private let maximumMetrics: Int
  private let help: [String: String]
  private var metrics: [String: Metric] = [:]
  /// The names of the metrics, by the names of their lines in the text format. Each line name belongs to one metric
  /// only.
  private var owners: [String: String] = [MetricHelp.folded: "", MetricHelp.refused: ""]
  private var refusals: UInt64 = 0

  init(maximumSeries: Int, maximumMetrics: Int, buckets: [String: [Double]], help: [String: String]) {
    self.maximumSeries = maximumSeries
    self.maximumMetrics = maximumMetrics
    self.buckets = buckets
    self.help = help
  }

  /// Returns the series of a metric with these labels, and creates it if needed. Returns nil if the name belongs to
  /// another kind of metric, or if there is no room for a further metric.
  ///
  /// - Parameter make: A closure that creates the series, with the buckets that are set for the name.
  mutating func series<Series: MetricSeries>(
    _ label: String, _ kind: MetricKind, _ dimensions: [(String, String)], _ make: (_ buckets: [Double]?) -> Series
  ) -> Series? {
    let name = kind.name(label)
    let labels = MetricName.labels(dimensions, isHistogram: kind.isHistogram)
    guard claim(name, kind), var metric = metrics[name] else { return refuse() }
    let key = MetricName.text(labels)
    if let known = metric.series[key] ?? metric.folded[key] { return known as? Series ?? refuse() }
    guard metric.series.count >= maximumSeries else {
      let series = make(buckets[name])
      metric.series[key] = series
      metrics[name] = metric
      return series
    }
    metric.foldings += 1
    let other = MetricName.text(labels.map { ($0.name, "other") })
    let series = metric.folded.first?.value ?? metric.series[other] ?? make(buckets[name])
    if metric.folded.isEmpty { metric.folded[other] = series }
    metrics[name] = metric
    return series as? Series ?? refuse()
  }

  /// Removes a series, and the metric if this was its last series. The series of the label sets beyond the limit is
  /// kept, because it counts several label sets.
  mutating func remove(_ handler: AnyObject) {
    for (name, metric) in metrics {
      guard let key = metric.series.first(where: { $0.value === handler })?.key else { continue }
      metrics[name]?.series[key] = nil
      if metric.series.count == 1, metric.folded.isEmpty {
        metrics[name] = nil
        for sample in metric.kind.sampleNames(name) { owners[sample] = nil }
      }
      return
    }
  }

  /// Returns the metrics for a scrape. The snapshot keeps references to the series, so that a scrape can read them
  /// without the registry's lock.
  func snapshot() -> MetricSnapshot {
    var families = metrics.map { name, metric in
      let series = metric.series.merging(metric.folded) { own, _ in own }
      return MetricSnapshot.Family(
        name: name, type: metric.kind.type, help: help[name],
        series: series.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 })
    }
    let foldings = metrics.filter { $0.value.foldings > 0 }.map { name, metric in
      (MetricName.text([("metric", name)]), CountedSeries(count: metric.foldings) as any MetricSeries)
    }
    families.append(own(MetricHelp.folded, foldings.sorted { $0.0 < $1.0 }))
    families.append(own(MetricHelp.refused, refusals == 0 ? [] : [("", CountedSeries(count: refusals))]))
    return MetricSnapshot(families: families.filter { !$0.series.isEmpty }.sorted { $0.name < $1.name })
  }

  private func own(_ name: String, _ series: [(String, any MetricSeries)]) -> MetricSnapshot.Family {
    MetricSnapshot.Family(name: name, type: "counter", help: help[name], series: series)
  }

  /// Reserves the name of a metric and the names of its lines in the text format. Returns true if the names belong to
  /// this metric.
  private mutating func claim(_ name: String, _ kind: MetricKind) -> Bool {
    if let metric = metrics[name] { return metric.kind == kind }
    let samples = kind.sampleNames(name)
    guard metrics.count < maximumMetrics, samples.allSatisfy({ owners[$0] == nil }) else { return false }
    for sample in samples { owners[sample] = name }
    metrics[name] = Metric(kind: kind)
    return true
  }

  private mutating func refuse<Series>() -> Series? {
    refusals += 1
    return nil
  }
}

/// A number that the registry itself counts.
private final class CountedSeries: MetricSeries {
  let value: MetricValue
  init(count: UInt64) { value = .number("\(count)") }
}
