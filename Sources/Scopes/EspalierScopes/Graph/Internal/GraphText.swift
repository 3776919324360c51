/// The functions that quote and escape a graph's texts for Graphviz, Mermaid and JSON.
enum GraphText {
  static func dotQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n", "\r": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  static func mermaidEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "#quot;"
      case "#": escaped += "#35;"
      case "&": escaped += "#amp;"
      case "<": escaped += "#lt;"
      case ">": escaped += "#gt;"
      case "|": escaped += "#124;"
      case "`": escaped += "#96;"
      case "\n", "\r": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  static func jsonQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension DependencyGraph.Edge {
  /// The text at the edge's arrow.
  var words: String { label.isEmpty ? relation.rawValue : label }
}
