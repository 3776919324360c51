/// A writer of a drawing in the language of Mermaid.
struct MermaidDrawing {
  private var drawing: GraphDrawing

  init(_ drawing: GraphDrawing) { self.drawing = drawing }

  var text: String {
    var copy = self
    return copy.write()
  }

  private mutating func write() -> String {
    var text = "flowchart LR\n"
    for (position, group) in drawing.groups.enumerated() {
      let number = drawing.number(of: .group(position))
      if group.isFolded {
        text += "  \(number)>\(quoted(group.words))]\n"
      } else {
        text += "  subgraph \(number)[\(quoted(group.name))]\n"
        for node in group.nodes { text += "    \(line(node))" }
        text += "  end\n"
      }
    }
    for node in drawing.nodes { text += "  \(line(node))" }
    for arrow in drawing.arrows { text += "  \(line(arrow))" }
    return text
  }

  private mutating func line(_ node: DependencyGraph.Node) -> String {
    let name = quoted(node.name)
    let shape =
      switch node.kind {
      case .scope: "[\(name)]"
      case .container: "[(\(name))]"
      case .dependency: "(\(name))"
      case .module: "[[\(name)]]"
      }
    return "\(drawing.number(of: .node(node.id)))\(shape)\n"
  }

  private mutating func line(_ arrow: GraphDrawing.Arrow) -> String {
    let sign = arrow.isParent ? "-.->" : arrow.isMerged ? "==>" : "-->"
    let (from, to) = (drawing.number(of: arrow.from), drawing.number(of: arrow.to))
    return "\(from) \(sign)|\(quoted(arrow.words))| \(to)\n"
  }

  private func quoted(_ text: String) -> String { "\"\(GraphText.mermaidEscaped(text))\"" }
}
