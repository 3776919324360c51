internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

extension TestApp {
  /// Returns the names of the enabled actions of the row that contains the given text.
  public func actions(of row: String) async throws -> [String] {
    try find(row: row).component.value(of: RowProperties.actions).items.filter(\.isEnabled).map(\.title)
  }

  /// Performs the action with the given name on the row that contains the given text.
  public func perform(_ action: String, on row: String) async throws {
    let target = try find(row: row)
    let items = target.component.value(of: RowProperties.actions).items
    guard let item = items.first(where: { $0.title == action }) else {
      throw DriverError.notFound(
        kind: "action", name: action, screen: items.map(\.title).joined(separator: "\n"))
    }
    guard item.isEnabled else { throw DriverError.disabled(name: action, reason: "") }
    guard !target.component.value(of: View.isBusy) else {
      throw DriverError.disabled(name: action, reason: "the row is busy with another action")
    }
    window.handle(.control(node: target.node, element: Node.rowElement, .action, .text(item.id)))
    try await settle()
  }

  /// Moves a row within its section: before another row, or to the end.
  public func move(_ row: String, before other: String?) async throws {
    let target = try find(row: row)
    guard target.component.value(of: RowProperties.isMovable) else {
      throw DriverError.disabled(name: row, reason: "it cannot be moved")
    }
    let path = try other.map { try find(row: $0).path } ?? ""
    window.handle(.control(node: target.node, element: Node.rowElement, .move, .text(path)))
    try await settle()
  }

  func choose(row: LiveElement) async throws {
    let isOne = tree.nodes[row.node].map { RowTraits($0.view.anyComponent).contains(.selectsOne) } ?? false
    // As with a radio button, a row reports its selection, and a row that is already selected reports no event.
    guard !isOne || !row.isOn else { return }
    tree.select(!row.isOn, row: row.node)
    window.handle(
      .control(node: row.node, element: Node.rowElement, .change, isOne ? .text("on") : .flag(!row.isOn)))
    try await settle()
  }

  func find(row: String) throws -> LiveTree.LiveRow {
    guard let found = tree.row(holding: row) else {
      throw DriverError.notFound(kind: "row", name: row, screen: tree.text)
    }
    return found
  }
}
