public import EspalierScreens

extension Navigator: Navigable {
  /// Puts a scene on the stack in sight.
  public func push(_ scene: any Presentable) throws(NavigationError) { try push(scene, by: rootPosition()) }
  /// Puts a scene into a modal above everything.
  public func present(_ scene: any Presentable) throws(NavigationError) {
    try present(scene, .sheet, by: rootPosition())
  }
  /// Puts a scene into a modal that covers everything.
  public func cover(_ scene: any Presentable) throws(NavigationError) { try present(scene, .cover, by: rootPosition()) }
  /// Puts a scene in place of the one in sight.
  public func replace(_ scene: any Presentable) throws(NavigationError) { try replace(scene, by: rootPosition()) }
  /// Makes a scene the only place of the stack in sight.
  public func setRoot(_ scene: any Presentable) throws(NavigationError) { try setRoot(scene, by: rootPosition()) }
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

  // MARK: By a coordinator

  func push(_ scene: any Presentable, by actor: any AnyPosition) throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.push(scene, by: actor) }
  }
  func present(_ scene: any Presentable, _ style: ModalStyle, by actor: any AnyPosition) throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.present(scene, style, by: actor) }
  }
  func replace(_ scene: any Presentable, by actor: any AnyPosition) throws(NavigationError) {
    try perform { change throws(NavigationError) in try change.replace(scene, by: actor) }
  }
  func setRoot(_ scene: any Presentable, by actor: any AnyPosition) throws(NavigationError) {
    try perform { change in change.setRoot(scene, by: actor) }
  }
}
