internal import EspalierScreens
package import EspalierViews

extension LiveTree {
  /// A row that can be found by any text in it.
  package struct LiveRow {
    package let node: Int
    package let section: Int
    package let path: String
    package let component: AnyComponent
  }

  /// Returns the first row that holds a text, in the order of the screen.
  package func row(holding text: String) -> LiveRow? {
    var found: LiveRow?
    func visit(_ node: LiveNode) {
      guard found == nil else { return }
      if case .row = node.form, let section = node.parent {
        let schema = ViewSchema.of(type(of: node.view))
        let component = schema.complete(node.view.anyComponent)
        let own = withItems(LiveElement.elements(of: component, in: schema, node: node.id), of: node, component)
        if own.contains(where: { $0.name == text }) || own.map(\.name).joined(separator: " ") == text {
          found = LiveRow(node: node.id, section: section.id, path: node.path, component: component)
        }
      }
      for child in node.children { visit(child) }
    }
    roots.forEach(visit)
    return found
  }

  /// The rows whose appearance the app watches, in order. All of them count as visible, because the screen of this
  /// surface has no limited size.
  package var watchedRows: [Int] {
    var watched: [Int] = []
    func visit(_ node: LiveNode) {
      if case .row = node.form, RowTraits(node.view.anyComponent).contains(.isWatched) { watched.append(node.id) }
      for child in node.children { visit(child) }
    }
    roots.forEach(visit)
    return watched
  }
}
