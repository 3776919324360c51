package import EspalierViews

/// The visible rows with handlers for their appearance or disappearance, as reported by the surface.
extension NodeTree {
  /// A row that was removed while it was visible, with the handler that is to run.
  package struct GoneRow {
    package let node: Int
    package let origin: RowOrigin
    package let handler: EventHandler
  }

  /// Records that a row has appeared, or that a returning surface shows it again. The handler for its disappearance is
  /// read now, because a removed row cannot provide it.
  package func becomesVisible(row id: Int) {
    visibleRows[id] = .some(handler(node: id, element: Node.rowElement, event: .disappear))
  }

  /// Records that a row has disappeared.
  ///
  /// - Returns: True if the row was visible.
  package func becomesHidden(row id: Int) -> Bool { visibleRows.removeValue(forKey: id) != nil }

  /// Returns the rows that were removed while they were visible, since the last call.
  package func takeGoneRows() -> [GoneRow] {
    defer { goneRows = [] }
    return goneRows
  }

  /// Records that a removed row is no longer visible.
  func noteEnd(of node: TreeNode) {
    guard !visibleRows.isEmpty, let handler = visibleRows.removeValue(forKey: node.id) ?? nil else { return }
    let origin = RowOrigin(scene: scene(of: node), failureHandler: failureHandler(of: node))
    goneRows.append(GoneRow(node: node.id, origin: origin, handler: handler))
  }
}
