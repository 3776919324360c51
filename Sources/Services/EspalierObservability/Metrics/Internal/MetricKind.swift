/// The kinds of metrics, each with how it is named and what its samples are called.
enum MetricKind {
  case counter, floatingPointCounter, gauge, histogram, timer

  /// As in the `TYPE` line.
  var type: String {
    switch self {
    case .counter, .floatingPointCounter: "counter"
    case .gauge: "gauge"
    case .histogram, .timer: "histogram"
    }
  }

  var isHistogram: Bool { type == "histogram" }

  /// The name with the ending that the kind has.
  func name(_ label: String) -> String {
    let name = MetricName.metric(label)
    switch self {
    case .counter, .floatingPointCounter: return name.hasSuffix("_total") ? name : name + "_total"
    case .timer: return name.hasSuffix("_seconds") ? name : name + "_seconds"
    case .gauge, .histogram: return name
    }
  }

  /// The names that the samples of a metric have, and its own.
  func sampleNames(_ name: String) -> [String] {
    isHistogram ? [name, "\(name)_bucket", "\(name)_sum", "\(name)_count"] : [name]
  }
}
