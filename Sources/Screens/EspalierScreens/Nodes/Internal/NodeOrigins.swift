/// The origins of what a tree shows, for an inspector: the lines of code, and the sections and screens around a node.
@MainActor
package struct NodeOrigins {
  private let tree: NodeTree

  package init(_ tree: NodeTree) { self.tree = tree }

  /// Returns the line of code that made a node; none for a node that is not a row, a section or a screen.
  package func site(of id: Int) -> DeclarationSite { tree.nodes[id]?.site ?? .none }

  /// Returns a node and those that contain it, the innermost first; empty if the node no longer exists.
  package func lineage(of id: Int) -> [Node] {
    var lineage: [Node] = []
    var node = tree.nodes[id]
    while let current = node {
      lineage.append(current.node)
      node = current.parent
    }
    return lineage
  }

  /// Returns the identity of the section that a node shows, and the number of all its rows; nil for any other node.
  package func section(shownBy id: Int) -> (id: String, rows: Int)? {
    tree.nodes[id]?.rows.map { ($0.section.id, $0.section.count) }
  }
}
