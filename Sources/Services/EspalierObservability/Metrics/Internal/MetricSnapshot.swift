/// The metrics at the moment of a scrape, and their text.
struct MetricSnapshot {
  struct Family {
    let name: String
    let type: String
    let help: String?
    let series: [(labels: String, series: any MetricSeries)]
  }

  let families: [Family]

  func text() -> String {
    var text = ""
    for family in families {
      if let help = family.help { text += "# HELP \(family.name) \(MetricName.escapedHelp(help))\n" }
      text += "# TYPE \(family.name) \(family.type)\n"
      for (labels, series) in family.series { write(family.name, labels, series.value, to: &text) }
    }
    return text
  }

  private func write(_ name: String, _ labels: String, _ value: MetricValue, to text: inout String) {
    switch value {
    case .number(let number): text += "\(name)\(braced(labels)) \(number)\n"
    case .histogram(let buckets, let sum):
      for bucket in buckets {
        let bound = "le=\"\(MetricName.number(bucket.bound))\""
        text += "\(name)_bucket\(braced(labels.isEmpty ? bound : "\(labels),\(bound)")) \(bucket.count)\n"
      }
      text += "\(name)_sum\(braced(labels)) \(MetricName.number(sum))\n"
      text += "\(name)_count\(braced(labels)) \(buckets.last?.count ?? 0)\n"
    }
  }

  private func braced(_ labels: String) -> String { labels.isEmpty ? "" : "{\(labels)}" }
}
