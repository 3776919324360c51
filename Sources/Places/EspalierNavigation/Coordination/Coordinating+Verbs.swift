public import EspalierScreens

extension Coordinating {
  // MARK: Presentables without a route

  /// Shows a scene or a whole feature on the visible stack, as its first place if the stack is empty.
  ///
  /// A coordinator, feature or module is shown as long as one of its places is on screen. It begins at the place of a
  /// move that it received before, or otherwise at the place whose path is `/`. From there on it moves with its own
  /// routes, and none of its places has an address. A module without a parent becomes a child of the module that shows
  /// it, and is therefore active, for that time.
  ///
  /// ```swift
  /// @MainActor func compose(_ coordinator: Coordinator<MailRoute>) throws {
  ///   try coordinator.show(Mail())
  ///   try coordinator.present(Mail().move(to: .writing))
  /// }
  /// ```
  public func show(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.show, presentable, by: position)
  }
  /// Pushes a scene or feature onto the visible stack, as ``show(_:)`` does. There must be a visible place to go back
  /// to.
  public func push(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.push, presentable, by: position)
  }
  /// Presents a scene or feature in a modal above all other content.
  public func present(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.present(.sheet), presentable, by: position)
  }
  /// Presents a scene or feature in a modal that covers all other content.
  public func cover(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.present(.cover), presentable, by: position)
  }
  /// Replaces the visible scene with a scene or feature.
  public func replace(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.replace, presentable, by: position)
  }
  /// Makes a scene or feature the only place of the visible stack.
  public func setRoot(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.setRoot, presentable, by: position)
  }

  // MARK: The way back

  /// Removes the topmost place from the visible stack. If the stack has only one place, the method throws
  /// ``NavigationError/atRoot(place:)``. There is one exception: if the stack belongs to tabs above another place, the
  /// method removes the tabs, so that the other place is visible.
  public func pop() throws(NavigationError) { try carrier().pop() }
  /// Removes all places but the first from the visible stack.
  public func popToRoot() throws(NavigationError) { try carrier().popToRoot() }
  /// Dismisses the topmost modal.
  public func dismiss() throws(NavigationError) { try carrier().dismiss() }
  /// Dismisses all modals. If no modal is visible, the method does nothing.
  public func dismissAll() throws(NavigationError) { try carrier().dismissAll() }
  /// Shows a tab with its stack.
  public func select(tab: String) throws(NavigationError) { try carrier().select(tab: tab) }

  /// Goes back to a place that is lower on the visible stack.
  public func pop(to route: Place) throws(NavigationError) {
    let navigator = try carrier()
    guard let root = position.rootRoute(of: route) else { throw .noWindow(coordinator: "\(Swift.type(of: self))") }
    try navigator.perform { change throws(NavigationError) in try change.pop(to: root) }
  }

  /// The topmost scene on screen that shows a place of this coordinator, or of a coordinator within it.
  public var visibleScene: (any Scene)? { position.visibleScene }

  private func carrier() throws(NavigationError) -> Navigator {
    guard let navigator = position.navigator else { throw .noWindow(coordinator: "\(Swift.type(of: self))") }
    return navigator
  }
}
