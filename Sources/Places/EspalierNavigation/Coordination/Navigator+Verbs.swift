public import EspalierScreens

extension Navigator: Navigable {
  /// Puts something on the stack in sight, as its first place where there is none yet; see ``Coordinating/show(_:)``.
  public func show(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.show, presentable, by: rootPosition())
  }
  /// Puts something on the stack in sight, where there is a place to go back to.
  public func push(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.push, presentable, by: rootPosition())
  }
  /// Puts something into a modal above everything.
  public func present(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.present(.sheet), presentable, by: rootPosition())
  }
  /// Puts something into a modal that covers everything.
  public func cover(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.present(.cover), presentable, by: rootPosition())
  }
  /// Puts something in place of the scene in sight.
  public func replace(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.replace, presentable, by: rootPosition())
  }
  /// Makes something the only place of the stack in sight.
  public func setRoot(_ presentable: any Presentable) throws(NavigationError) {
    try carryOut(.setRoot, presentable, by: rootPosition())
  }
  /// Takes the topmost place from the stack in sight; the first place of a stack stays.
  public func pop() throws(NavigationError) { try perform { change throws(NavigationError) in try change.pop() } }
  /// Takes all places but the first from the stack in sight.
  public func popToRoot() throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.popToRoot() }
  }
  /// Takes the topmost modal away.
  public func dismiss() throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.dismiss() }
  }
  /// Takes a modal away, with those above it.
  func close(modal id: Int) throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.close(modal: id) }
  }
  /// Takes all modals away; none is no error.
  public func dismissAll() throws(NavigationError) { try perform { change in change.dismissAll() } }

  /// Brings a tab into sight as it was left, or its first place when nothing has been there.
  public func select(tab: String) throws(NavigationError) { try select(tab: tab, asTapped: false) }

  /// Brings a tab into sight: as it was left, or its first place when nothing has been there.
  /// - Parameter asTapped: Whether the tab in sight goes back to its first place.
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

  /// Returns the position of the window's coordinator, for verbs that nobody's coordinator calls.
  /// - Throws: When the window has closed.
  private func rootPosition() throws(NavigationError) -> any AdoptingPosition {
    guard let root = roots.values.first(where: \.isMain)?.position as? any AdoptingPosition else {
      throw .nothingInSight
    }
    return root
  }
}
