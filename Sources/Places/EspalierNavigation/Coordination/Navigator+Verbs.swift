public import EspalierScreens

extension Navigator: Navigable {
  /// Shows a scene or feature on the visible stack, as its first place if the stack is empty; see
  /// `Coordinating.show(_:)`.
  public func show(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.show, presentable, by: rootPosition())
  }
  /// Pushes a scene or feature onto the visible stack. There must be a visible place to go back to.
  public func push(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.push, presentable, by: rootPosition())
  }
  /// Presents a scene or feature in a modal above all other content.
  public func present(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.present(.sheet), presentable, by: rootPosition())
  }
  /// Presents a scene or feature in a modal that covers all other content.
  public func cover(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.present(.cover), presentable, by: rootPosition())
  }
  /// Replaces the visible scene with a scene or feature.
  public func replace(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.replace, presentable, by: rootPosition())
  }
  /// Makes a scene or feature the only place of the visible stack.
  public func setRoot(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.setRoot, presentable, by: rootPosition())
  }
  /// Removes the topmost place from the visible stack. If the stack has only one place, the method throws
  /// ``NavigationError/atRoot(place:)``. There is one exception: if the stack belongs to tabs above another place, the
  /// method removes the tabs, so that the other place is visible.
  public func pop() throws(NavigationError) { try perform { change throws(NavigationError) in try change.pop() } }
  /// Removes all places but the first from the visible stack.
  public func popToRoot() throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.popToRoot() }
  }
  /// Dismisses the topmost modal.
  public func dismiss() throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.dismiss() }
  }
  /// Closes a modal and those above it.
  func close(modal id: Int) throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.close(modal: id) }
  }
  /// Dismisses all modals. If no modal is visible, the method does nothing.
  public func dismissAll() throws(NavigationError) { try perform { change in change.dismissAll() } }

  /// Shows a tab with its last content, or with its first place if it has not been shown yet.
  public func select(tab: String) throws(NavigationError) { try select(tab: tab, asTapped: false) }

  /// Shows a tab with its last content, or with its first place if it has not been shown yet.
  /// - Parameter asTapped: True if selecting the visible tab goes back to its first place.
  func select(tab: String, asTapped: Bool) throws(NavigationError) {
    var known: [String] = []
    for modal in arrangement.modals.indices.reversed().map(Optional.some) + [nil] {
      let levels = arrangement.tabs(in: modal)
      for (depth, tabs) in levels.enumerated().reversed() {
        let items = tabs.owner.tabItems
        known += items.map(\.id)
        guard let item = items.first(where: { $0.id == tab }) else { continue }
        let isEmpty = tabs.stacks[tab]?.isEmpty ?? true
        if isEmpty || (asTapped && tabs.selected == tab) { return move(to: item.route) }
        return try perform { change in
          change.dismiss(above: modal)
          _ = change.select(tab, at: depth, in: modal)
        }
      }
    }
    throw .unknownTab(tab, known: known)
  }

  /// Returns the position of the window's coordinator. The navigator needs it for verbs that are called on the
  /// navigator itself.
  ///
  /// - Throws: If the window has closed.
  private func rootPosition() throws(NavigationError) -> any AdoptingPosition {
    guard let root = roots.values.first(where: \.isMain)?.position as? any AdoptingPosition else {
      throw .nothingVisible
    }
    return root
  }
}
