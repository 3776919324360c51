package import EspalierViews

/// The rows that the app watches: those that are in sight, as their surface has reported.
extension NodeTree {
  /// A row that was removed while it was in sight, with the handler that is to run.
  package struct GoneRow {
    package let node: Int
    package let origin: RowOrigin
    package let handler: EventHandler
  }

  /// The place where a row stood, as long as that could be asked.
  package struct RowOrigin {
    package let scene: Int?
    /// The function that keeps the errors of the row's handlers, where its section does that itself.
    package let failureHandler: (@MainActor @Sendable (any Error) -> Void)?
  }

  /// Takes note that a row has come into sight, or is shown anew by a surface that was away. The handler for its
  /// disappearance is read now, because a removed row can no longer be asked.
  package func comesIntoSight(row id: Int) {
    rowsInSight[id] = .some(handler(node: id, element: Node.rowElement, event: .disappear))
  }

  /// Takes note that a row has gone out of sight.
  ///
  /// - Returns: True if the row was in sight.
  package func goesOutOfSight(row id: Int) -> Bool { rowsInSight.removeValue(forKey: id) != nil }

  /// Returns the rows that were removed while they were in sight, since the last call.
  package func takeGoneRows() -> [GoneRow] {
    defer { goneRows = [] }
    return goneRows
  }

  /// Takes note that a row that is removed is out of sight.
  func noteEnd(of node: TreeNode) {
    guard !rowsInSight.isEmpty, let handler = rowsInSight.removeValue(forKey: node.id) ?? nil else { return }
    let origin = RowOrigin(scene: scene(of: node), failureHandler: failureHandler(of: node))
    goneRows.append(GoneRow(node: node.id, origin: origin, handler: handler))
  }
}
