public import EspalierScreens

extension Coordinating {
  // MARK: What has no route

  /// Puts something on the stack in sight, as its first place where there is none yet: a scene, or a whole feature.
  ///
  /// A coordinator, feature or module is shown as long as something of it is on screen. It begins at the place that it
  /// was asked to go to before, or else at the place whose path is `/`, and moves in its own words from there on; none of
  /// its places has an address. A module becomes a child of the module that shows it for that time, unless it has a
  /// parent, so it is active then.
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
  /// Puts something on the stack in sight, as ``show(_:)`` does, where there is a place to go back to.
  public func push(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.push, presentable, by: position)
  }
  /// Puts something into a modal above everything.
  public func present(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.present(.sheet), presentable, by: position)
  }
  /// Puts something into a modal that covers everything.
  public func cover(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.present(.cover), presentable, by: position)
  }
  /// Puts something in place of the scene in sight.
  public func replace(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.replace, presentable, by: position)
  }
  /// Makes something the only place of the stack in sight.
  public func setRoot(_ presentable: any Presentable) throws(NavigationError) {
    try carrier().carryOut(.setRoot, presentable, by: position)
  }

  // MARK: The way back

  /// Takes the topmost place from the stack in sight; the first place of a stack stays.
  public func pop() throws(NavigationError) { try carrier().pop() }
  /// Takes all places but the first from the stack in sight.
  public func popToRoot() throws(NavigationError) { try carrier().popToRoot() }
  /// Takes the topmost modal away.
  public func dismiss() throws(NavigationError) { try carrier().dismiss() }
  /// Takes all modals away; none is no error.
  public func dismissAll() throws(NavigationError) { try carrier().dismissAll() }
  /// Brings a tab with its stack into sight.
  public func select(tab: String) throws(NavigationError) { try carrier().select(tab: tab) }

  /// Goes back to a place that is below on the stack in sight.
  public func pop(to route: Place) throws(NavigationError) {
    let navigator = try carrier()
    guard let root = position.rootRoute(of: route) else { throw .noWindow(coordinator: "\(Swift.type(of: self))") }
    try navigator.perform { change throws(NavigationError) in try change.pop(to: root) }
  }

  /// The topmost scene of this coordinator's places, and of those within it, that are on screen.
  public var visibleScene: (any Scene)? { position.visibleScene }

  private func carrier() throws(NavigationError) -> Navigator {
    guard let navigator = position.navigator else { throw .noWindow(coordinator: "\(Swift.type(of: self))") }
    return navigator
  }
}
