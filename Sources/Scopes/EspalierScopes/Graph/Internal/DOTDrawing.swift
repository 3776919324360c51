/// A writer of a drawing in the language of Graphviz.
struct DOTDrawing {
  private var drawing: GraphDrawing

  init(_ drawing: GraphDrawing) { self.drawing = drawing }

  var text: String {
    var copy = self
    return copy.write()
  }

  private mutating func write() -> String {
    var text = "digraph dependencies {\n  rankdir=LR;\n"
    // Without this line, arrows between frames would end at nodes.
    if !drawing.groups.isEmpty { text += "  compound=true;\n" }
    for (position, group) in drawing.groups.enumerated() {
      if group.isFolded {
        text += "  \(drawing.number(of: .group(position))) [label=\(GraphText.dotQuoted(group.words)), shape=folder];\n"
      } else {
        text += "  subgraph cluster_\(position + 1) {\n    label=\(GraphText.dotQuoted(group.name));\n"
        for node in group.nodes { text += "    \(line(node))" }
        text += "  }\n"
      }
    }
    for node in drawing.nodes { text += "  \(line(node))" }
    for arrow in drawing.arrows { text += "  \(line(arrow))" }
    return text + "}\n"
  }

  private mutating func line(_ node: DependencyGraph.Node) -> String {
    let shape =
      switch node.kind {
      case .scope: "box"
      case .container: "cylinder"
      case .dependency: "ellipse"
      case .module: "component"
      }
    return "\(drawing.number(of: .node(node.id))) [label=\(GraphText.dotQuoted(node.name)), shape=\(shape)];\n"
  }

  private mutating func line(_ arrow: GraphDrawing.Arrow) -> String {
    var attributes = "label=\(GraphText.dotQuoted(arrow.words))"
    if arrow.isParent { attributes += ", style=dashed" }
    if arrow.isMerged { attributes += ", penwidth=3" }
    let (from, fromFrame) = end(arrow.from)
    let (to, toFrame) = end(arrow.to)
    if let fromFrame { attributes += ", ltail=\(fromFrame)" }
    if let toFrame { attributes += ", lhead=\(toFrame)" }
    return "\(from) -> \(to) [\(attributes)];\n"
  }

  /// Returns the node at an arrow's end, and the frame at which the arrow stops. Both are needed, because Graphviz
  /// joins only nodes.
  private mutating func end(_ end: GraphDrawing.End) -> (node: String, frame: String?) {
    guard case .group(let position) = end, !drawing.groups[position].isFolded,
      let node = drawing.groups[position].nodes.first
    else { return (drawing.number(of: end), nil) }
    return (drawing.number(of: .node(node.id)), "cluster_\(position + 1)")
  }
}
