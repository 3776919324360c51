package import EspalierNavigation
internal import EspalierScreens

extension LiveTree {
  /// Creates the tree of what a window shows now, beside its surface, which receives nothing of that.
  package convenience init(showing window: Window) {
    self.init()
    func add(_ parent: Int?) {
      let nodes = window.nodes(in: parent)
      guard !nodes.isEmpty else { return }
      apply([.insert(nodes, parent: parent ?? 0, before: nil)])
      for node in nodes { add(node.id) }
    }
    add(nil)
  }
}
