/// The kinds of metric. The kind determines the name of a metric, and the names of its lines in the text format.
enum MetricKind {
  case counter, floatingPointCounter, gauge, histogram, timer

  /// The name of the kind in the `TYPE` line of the text format.
  var type: String {
    switch self {
    case .counter, .floatingPointCounter: "counter"
    case .gauge: "gauge"
    case .histogram, .timer: "histogram"
    }
  }

  var isHistogram: Bool { type == "histogram" }

  /// Returns the metric's name with the ending that the kind requires, such as `_total` or `_seconds`.
  func name(_ label: String) -> String {
    let name = MetricName.metric(label)
    switch self {
    case .counter, .floatingPointCounter: return name.hasSuffix("_total") ? name : name + "_total"
    case .timer: return name.hasSuffix("_seconds") ? name : name + "_seconds"
    case .gauge, .histogram: return name
    }
  }

  /// Returns the names that the lines of a metric have in the text format, including the name of the metric itself.
  func sampleNames(_ name: String) -> [String] {
    isHistogram ? [name, "\(name)_bucket", "\(name)_sum", "\(name)_count"] : [name]
  }
}
