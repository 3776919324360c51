package import EspalierScreens

/// The origins of what the window shows, for an inspector.
extension Window {
  /// The lines of code that made the nodes, and the sections and screens around them.
  package var origins: NodeOrigins { NodeOrigins(parts.renderer.tree) }

  /// Returns the type of the scene that a node belongs to, and its path; nil for a node outside any scene.
  package func scene(of node: Int) -> (type: String, path: String)? {
    guard let id = parts.renderer.tree.scene(of: node),
      let entry = navigator.arrangement.entries.first(where: { $0.id == id }), let scene = entry.madeScene
    else { return nil }
    return ("\(type(of: scene))", entry.path.description)
  }
}
