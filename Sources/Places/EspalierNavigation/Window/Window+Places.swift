public import EspalierScreens

extension Window {
  /// Goes to the place at a path; one that does not exist shows that, with a way home.
  ///
  /// - Returns: The kind of address that the path is; see ``RouteAddress``. The place is shown under its own address.
  @discardableResult public func open(_ path: Path) -> RouteAddress {
    reportPathProblems()
    defer { invalidate() }
    do throws(PathError) {
      let (route, address) = try root.route(at: path)
      navigator.move(to: route)
      // A person who is led elsewhere is told the address of the place they see.
      let isLedOn = navigator.obstacle == nil && navigator.arrangement.visibleEntry?.route.map { $0 != route } ?? false
      return isLedOn && address == .current && navigator.waitingPath == nil ? .alias : address
    } catch {
      navigator.supersede()
      navigator.obstacle = .notFound(path, error)
      return .current
    }
  }

  /// Reports the faults of the lists of the app's routes, in the first window of a debug build.
  private func reportPathProblems() {
    #if DEBUG
      guard !hasLookedAtPaths else { return }
      hasLookedAtPaths = true
      for problem in problems() { report(problem) }
    #endif
  }

  /// Every address of the root's routes.
  package var siteMap: SiteMap { places() }

  /// The content on screen, as a value that can be stored.
  public var state: NavigationState { navigator.state }

  /// Shows the places of a state again.
  ///
  /// A place that is on screen already keeps its scene. A place that is not known any more gives way to its nearest
  /// known ancestor, one to which the person may not go is left out, and nobody is asked anything.
  public func restore(_ state: NavigationState) {
    navigator.restore(state)
    invalidate()
  }

  /// The path in sight, also when nothing is there.
  public var path: Path {
    if let path = navigator.obstacle?.path, !path.isNone { return path }
    return navigator.visiblePath ?? navigator.waitingPath ?? .root
  }

  /// The screen in sight.
  public var screen: Screen? {
    render()
    if let obstacle = navigator.obstacle { return screen(of: obstacle) }
    return navigator.arrangement.visibleEntry.flatMap { presences[$0.id]?.screen }
  }
}
