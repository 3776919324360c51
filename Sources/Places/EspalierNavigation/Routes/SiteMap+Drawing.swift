extension SiteMap {
  /// The map in the Graphviz format, for `dot -Tsvg`.
  public var dot: String {
    var drawing = Drawing()
    drawing.add(self, below: nil)
    let nodes = drawing.nodes.enumerated().map { "  n\($0.offset) [label=\"\(Self.escaped($0.element))\"];" }
    let edges = drawing.edges.map {
      "  n\($0.from) -> n\($0.to)" + ($0.isOwn ? ";" : " [style=dashed];")
    }
    return (["digraph SiteMap {", "  rankdir=LR;", "  node [shape=box];"] + nodes + edges + ["}"])
      .joined(separator: "\n")
  }

  /// The map in the Mermaid format, which Markdown viewers draw.
  public var mermaid: String {
    var drawing = Drawing()
    drawing.add(self, below: nil)
    let nodes = drawing.nodes.enumerated().map { "  n\($0.offset)[\"\(Self.entities($0.element))\"]" }
    let edges = drawing.edges.map { "  n\($0.from) \($0.isOwn ? "-->" : "-.->") n\($0.to)" }
    return (["flowchart LR"] + nodes + edges).joined(separator: "\n")
  }

  private struct Drawing {
    var nodes: [String] = []
    var edges: [(from: Int, to: Int, isOwn: Bool)] = []

    mutating func add(_ map: SiteMap, below parent: (node: Int, isOwn: Bool)?) {
      let root = nodes.count
      nodes.append(map.route)
      if let parent { edges.append((parent.node, root, parent.isOwn)) }
      for place in map.places {
        let node = nodes.count
        nodes.append("\(place.pattern)\n\(place.name)")
        edges.append((root, node, place.address == .current))
        if let inner = place.inner { add(inner, below: (node, true)) }
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\"", "\\": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private static func entities(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\n": escaped += "<br>"
      case "\"", "{", "}", "<", ">", "&", "#", "`": escaped += "#\(character.unicodeScalars.first?.value ?? 0);"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
