/// Functions that convert names, labels and numbers to the text format.
enum MetricName {
  private static let maximumValueLength = 200

  /// Returns a metric's name: letters, digits, `_` and `:`, without a digit at the beginning.
  static func metric(_ label: String) -> String { cleaned(label) { $0 == ":" } }

  /// Returns valid labels for the dimensions of a metric, with each name once, sorted by name.
  ///
  /// - Parameter isHistogram: True if the name `le` is reserved.
  static func labels(_ dimensions: [(String, String)], isHistogram: Bool) -> [(name: String, value: String)] {
    var known: Set<String> = []
    return dimensions.compactMap { name, value -> (name: String, value: String)? in
      let name = label(name, isHistogram: isHistogram)
      guard known.insert(name).inserted else { return nil }
      return (name, String(value.prefix(maximumValueLength)))
    }.sorted { $0.name < $1.name }
  }

  static func text(_ labels: [(name: String, value: String)]) -> String {
    labels.map { "\($0.name)=\"\(escaped($0.value))\"" }.joined(separator: ",")
  }

  /// Returns a number in a notation that Go can parse.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 { return "\(whole)" }
    return "\(value)"
  }

  static func escapedHelp(_ text: String) -> String { escaped(text, quotes: false) }

  /// Returns a valid label name. Prometheus reserves names with two leading underscores, and `le` for the buckets of
  /// histograms.
  private static func label(_ name: String, isHistogram: Bool) -> String {
    let name = cleaned(name) { _ in false }
    if name.hasPrefix("__") || (isHistogram && name == "le") { return "exported_\(name)" }
    return name
  }

  private static func cleaned(_ text: String, allows: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": result.unicodeScalars.append(scalar)
      case "0"..."9":
        if result.isEmpty { result = "_" }
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(allows(scalar) ? scalar : "_")
      }
    }
    return result.isEmpty ? "_" : result
  }

  /// Escapes a text scalar by scalar, because Swift treats a carriage return and a line feed together as one character.
  private static func escaped(_ text: String, quotes: Bool = true) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\"" where quotes: result += "\\\""
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
