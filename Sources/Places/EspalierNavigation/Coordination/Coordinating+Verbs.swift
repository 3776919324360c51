public import EspalierScreens

extension Coordinating {
  // MARK: Scenes without a route

  /// Puts a scene on the stack in sight.
  public func push(_ scene: any Presentable) throws(NavigationError) {
    try carrier().push(scene, by: position)
  }
  /// Puts a scene into a modal above everything.
  public func present(_ scene: any Presentable) throws(NavigationError) {
    try carrier().present(scene, .sheet, by: position)
  }
  /// Puts a scene into a modal that covers everything.
  public func cover(_ scene: any Presentable) throws(NavigationError) {
    try carrier().present(scene, .cover, by: position)
  }
  /// Puts a scene in place of the one in sight.
  public func replace(_ scene: any Presentable) throws(NavigationError) {
    try carrier().replace(scene, by: position)
  }
  /// Makes a scene the only place of the stack in sight.
  public func setRoot(_ scene: any Presentable) throws(NavigationError) {
    try carrier().setRoot(scene, by: position)
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

  // MARK: A feature that nobody has adopted

  /// Shows a feature in a modal above everything, at one of its places, as long as something of it is there. Its places
  /// have no address.
  public func present<Child: Coordinating>(_ child: Child, at route: Child.Place) throws(NavigationError) {
    try stand(child, at: route, in: .modal(.sheet, orOver: nil))
  }

  /// Shows a feature in a modal that covers everything, at one of its places.
  public func cover<Child: Coordinating>(_ child: Child, at route: Child.Place) throws(NavigationError) {
    try stand(child, at: route, in: .modal(.cover, orOver: nil))
  }

  /// Puts a feature on the stack in sight, at one of its places.
  public func push<Child: Coordinating>(_ child: Child, at route: Child.Place) throws(NavigationError) {
    try stand(child, at: route, in: .overWhatIsVisible(orOver: nil))
  }

  private func stand<Child: Coordinating>(
    _ child: Child, at route: Child.Place, in stand: Stand<ResolvedPlace>
  ) throws(NavigationError) {
    let navigator = try carrier()
    guard navigator.visibleScene != nil else { throw .nothingInSight }
    let id = ObjectIdentifier(child.position)
    child.position.stand(under: self)
    navigator.add(NavigationRoot(child, isMain: false, area: PlaceArea(stand, ofRoot: child.position)), id: id)
    navigator.move(to: RootRoute(route, root: id, hasAddress: false))
    // What it was asked to go to before it was shown.
    for early in child.position.takeEarlyMoves() { child.move(to: early) }
  }

  private func carrier() throws(NavigationError) -> Navigator {
    guard let navigator = position.navigator else { throw .noWindow(coordinator: "\(Swift.type(of: self))") }
    return navigator
  }
}
