package import EspalierViews

/// Rows that the app watches: which of them are in sight, as their surface has told.
extension NodeTree {
  /// What a row does that went while it was in sight.
  package struct GoneRow {
    package let node: Int
    package let scene: Int?
    package let handler: EventHandler
  }

  /// A row has come into sight, or is shown anew by a surface that was away. What it does when it goes is asked for now: a row that
  /// is removed cannot be asked.
  package func comesIntoSight(row id: Int) {
    rowsInSight[id] = .some(handler(node: id, element: Node.rowElement, event: .disappear))
  }

  /// A row has gone out of sight.
  ///
  /// - Returns: Whether it was in sight.
  package func goesOutOfSight(row id: Int) -> Bool { rowsInSight.removeValue(forKey: id) != nil }

  /// What rows do that were removed while they were in sight, since this was asked for last.
  package func takeGoneRows() -> [GoneRow] {
    defer { goneRows = [] }
    return goneRows
  }

  /// A row that goes is out of sight.
  func noteEnd(of node: TreeNode) {
    guard !rowsInSight.isEmpty, let handler = rowsInSight.removeValue(forKey: node.id) ?? nil else { return }
    var scene: Int?
    var place: TreeNode? = node
    while let current = place, scene == nil {
      scene = current.scene
      place = current.parent
    }
    goneRows.append(GoneRow(node: node.id, scene: scene, handler: handler))
  }
}
