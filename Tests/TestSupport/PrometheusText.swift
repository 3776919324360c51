/// A scrape in Prometheus' text format 0.0.4, read by the rules of its specification and by nothing of ours.
///
/// Lines end in a line feed, the last one too. `HELP` and `TYPE` come at most once a metric, and `TYPE` before its
/// samples. The lines of a metric stand together, and no series stands there twice. A histogram has for each set of labels
/// buckets that rise to `+Inf`, a sum, and a count that is its last bucket.
package struct PrometheusText {
  package struct Sample: Equatable, Sendable {
    package let name: String
    package let labels: [String: String]
    package let value: Double
  }

  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  package private(set) var samples: [Sample] = []
  package private(set) var types: [String: String] = [:]
  package private(set) var helps: [String: String] = [:]
  /// The metrics in the order in which they stand.
  package private(set) var metrics: [String] = []

  package init(_ text: String) throws {
    guard text.isEmpty || text.utf8.last == UInt8(ascii: "\n") else { throw Fault(description: "no last line feed") }
    for line in text.unicodeScalars.split(separator: "\n") {
      if line.first == "#" {
        try readComment(String(line))
      } else {
        var reader = LineReader(line)
        try add(try reader.sample())
      }
    }
    try checkHistograms()
  }

  package func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
    samples.first { $0.name == name && $0.labels == labels }?.value
  }

  private mutating func readComment(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true).map(String.init)
    guard words.count >= 3, words[0] == "#", words[1] == "HELP" || words[1] == "TYPE" else { return }
    try open(words[2])
    if words[1] == "HELP" {
      guard helps[words[2]] == nil else { throw Fault(description: "two HELP of \(words[2])") }
      helps[words[2]] = words.count == 4 ? words[3] : ""
    } else {
      guard words.count == 4, ["counter", "gauge", "histogram", "summary", "untyped"].contains(words[3]) else {
        throw Fault(description: "a bad TYPE: \(line)")
      }
      guard types[words[2]] == nil else { throw Fault(description: "two TYPE of \(words[2])") }
      guard !samples.contains(where: { family(of: $0.name) == words[2] }) else {
        throw Fault(description: "TYPE after a sample of \(words[2])")
      }
      types[words[2]] = words[3]
    }
  }

  private mutating func add(_ sample: Sample) throws {
    try open(family(of: sample.name))
    guard !samples.contains(where: { $0.name == sample.name && $0.labels == sample.labels }) else {
      throw Fault(description: "two samples of \(sample.name) \(sample.labels)")
    }
    samples.append(sample)
  }

  /// Takes note that a line belongs to a metric, which must be the last one or new.
  private mutating func open(_ metric: String) throws {
    guard metrics.last != metric else { return }
    guard !metrics.contains(metric) else { throw Fault(description: "the lines of \(metric) do not stand together") }
    metrics.append(metric)
  }

  private func family(of name: String) -> String {
    for ending in ["_bucket", "_sum", "_count"] where name.hasSuffix(ending) {
      let base = String(name.dropLast(ending.count))
      if types[base] == "histogram" { return base }
    }
    return name
  }

  private func checkHistograms() throws {
    for name in types.filter({ $0.value == "histogram" }).keys {
      var buckets: [[String: String]: [(bound: Double, count: Double)]] = [:]
      for sample in samples where sample.name == "\(name)_bucket" {
        guard let text = sample.labels["le"], let bound = LineReader.number(text) else {
          throw Fault(description: "a bucket of \(name) without le")
        }
        buckets[sample.labels.filter { $0.key != "le" }, default: []].append((bound, sample.value))
      }
      let counts = samples.filter { $0.name == "\(name)_count" }
      guard counts.count == buckets.count, !samples.contains(where: { $0.name == name }) else {
        throw Fault(description: "\(name) has bare samples, or counts without buckets")
      }
      for (labels, buckets) in buckets {
        let isRising = zip(buckets, buckets.dropFirst()).allSatisfy { $0.bound < $1.bound && $0.count <= $1.count }
        guard isRising, buckets.last?.bound == .infinity, value("\(name)_sum", labels) != nil,
          value("\(name)_count", labels) == buckets.last?.count
        else { throw Fault(description: "the buckets of \(name) \(labels) do not add up") }
      }
    }
  }
}

/// Reads the line of a sample: `name{label="value",…} value timestamp`.
private struct LineReader {
  private let line: String
  private var rest: Substring.UnicodeScalarView

  init(_ line: Substring.UnicodeScalarView) {
    self.line = String(line)
    rest = line
  }

  static func number(_ text: String) -> Double? {
    switch text {
    case "+Inf": .infinity
    case "-Inf": -.infinity
    case "NaN": .nan
    default: text.allSatisfy { "0123456789+-.eE".contains($0) } ? Double(text) : nil
    }
  }

  mutating func sample() throws -> PrometheusText.Sample {
    let name = try self.name(allowsColon: true)
    var labels: [String: String] = [:]
    skipBlanks()
    if take("{") {
      skipBlanks()
      while !take("}") {
        let label = try self.name(allowsColon: false)
        skipBlanks()
        guard take("=") else { throw fault("a label without =") }
        skipBlanks()
        guard labels.updateValue(try quoted(), forKey: label) == nil else { throw fault("a label twice") }
        skipBlanks()
        guard take(",") || rest.first == "}" else { throw fault("no comma between labels") }
        skipBlanks()
      }
    }
    skipBlanks()
    let words = String(rest).split(separator: " ")
    guard (1...2).contains(words.count), let value = Self.number(String(words[0])),
      words.count == 1 || Int64(words[1]) != nil
    else { throw fault("no value") }
    return PrometheusText.Sample(name: name, labels: labels, value: value)
  }

  private mutating func name(allowsColon: Bool) throws -> String {
    var name = ""
    while let next = rest.first, isAllowed(next, isFirst: name.isEmpty, allowsColon: allowsColon) {
      name.unicodeScalars.append(next)
      rest.removeFirst()
    }
    if name.isEmpty { throw fault("no name") }
    return name
  }

  private func isAllowed(_ scalar: Unicode.Scalar, isFirst: Bool, allowsColon: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case "0"..."9": !isFirst
    case ":": allowsColon
    default: false
    }
  }

  private mutating func quoted() throws -> String {
    guard take("\"") else { throw fault("a label's value without quotes") }
    var value = ""
    while let next = rest.popFirst() {
      if next == "\"" { return value }
      guard next == "\\" else {
        value.unicodeScalars.append(next)
        continue
      }
      switch rest.popFirst() {
      case "\\": value += "\\"
      case "n": value += "\n"
      case "\"": value += "\""
      default: throw fault("an escape that there is not")
      }
    }
    throw fault("a label's value without an end")
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() { while rest.first == " " || rest.first == "\t" { rest.removeFirst() } }

  private func fault(_ words: String) -> PrometheusText.Fault { PrometheusText.Fault(description: "\(words): \(line)") }
}
