extension DependencyGraph {
  /// The graph in the language of Graphviz.
  ///
  /// ```sh
  /// dot -Tsvg app.dot > app.svg
  /// ```
  ///
  /// Nodes go by numbers in the order in which they were found, so that the same graph is the same text in every run.
  public var dot: String {
    var numbers = Numbers(nodes)
    var text = "digraph dependencies {\n  rankdir=LR;\n"
    for node in nodes {
      let shape =
        switch node.kind {
        case .scope: "box"
        case .container: "cylinder"
        case .dependency: "ellipse"
        case .module: "component"
        }
      text += "  \(numbers[node.id]) [label=\(dotQuoted(node.name)), shape=\(shape)];\n"
    }
    for edge in edges {
      let style = edge.relation == .parent ? ", style=dashed" : ""
      text += "  \(numbers[edge.from]) -> \(numbers[edge.to]) [label=\(dotQuoted(edge.words))\(style)];\n"
    }
    return text + "}\n"
  }

  /// The graph as Mermaid draws it, in Markdown for example.
  ///
  /// Nodes go by numbers in the order in which they were found, so that the same graph is the same text in every run.
  public var mermaid: String {
    var numbers = Numbers(nodes)
    var text = "flowchart LR\n"
    for node in nodes {
      let name = "\"\(mermaidEscaped(node.name))\""
      let shape =
        switch node.kind {
        case .scope: "[\(name)]"
        case .container: "[(\(name))]"
        case .dependency: "(\(name))"
        case .module: "[[\(name)]]"
        }
      text += "  \(numbers[node.id])\(shape)\n"
    }
    for edge in edges {
      let arrow = edge.relation == .parent ? "-.->" : "-->"
      text += "  \(numbers[edge.from]) \(arrow)|\"\(mermaidEscaped(edge.words))\"| \(numbers[edge.to])\n"
    }
    return text
  }

  /// The graph as JSON: an object of `nodes` and `edges`, each on a line of its own.
  ///
  /// Nodes go by numbers in the order in which they were found, so that the same graph is the same text in every run. To
  /// keep a graph and read it again, encode it: it is `Codable`.
  public var json: String {
    var numbers = Numbers(nodes)
    let nodeLines = nodes.map { node in
      "    {\"id\": \"\(numbers[node.id])\", \"name\": \(jsonQuoted(node.name)), "
        + "\"type\": \(jsonQuoted(TypeName.withoutAddresses(node.type))), \"kind\": \"\(node.kind.rawValue)\"}"
    }
    let edgeLines = edges.map { edge in
      "    {\"from\": \"\(numbers[edge.from])\", \"to\": \"\(numbers[edge.to])\", "
        + "\"relation\": \"\(edge.relation.rawValue)\", \"label\": \(jsonQuoted(edge.label))}"
    }
    return """
      {
        "nodes": \(list(nodeLines)),
        "edges": \(list(edgeLines))
      }

      """
  }

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
  }

  /// The number of each node, for identities differ from run to run.
  private struct Numbers {
    private var numbers: [Node.ID: Int] = [:]

    init(_ nodes: [Node]) {
      for node in nodes { numbers[node.id] = numbers.count + 1 }
    }

    subscript(id: Node.ID) -> String {
      mutating get {
        // An edge may lead to what nobody added.
        let number = numbers[id] ?? numbers.count + 1
        numbers[id] = number
        return "n\(number)"
      }
    }
  }

  private func dotQuoted(_ text: String) -> String {
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

  private func mermaidEscaped(_ text: String) -> String {
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

  private func jsonQuoted(_ text: String) -> String {
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
