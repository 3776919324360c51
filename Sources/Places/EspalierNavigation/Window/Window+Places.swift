public import EspalierScreens
internal import EspalierViews

extension Window {
  /// Goes to the place at a path; one that does not exist shows that, with a way home.
  ///
  /// - Returns: The kind of address that the path is; see ``RouteAddress``. The place is shown under its own address.
  @discardableResult public func open(_ path: Path) -> RouteAddress {
    defer { parts.life.invalidate() }
    return parts.root.open(path)
  }

  /// Every address of the root's routes.
  package var siteMap: SiteMap { parts.root.siteMap }

  /// The path in sight, also when nothing is there.
  public var path: Path { navigator.shownPath }

  /// The screen in sight.
  public var screen: Screen? {
    render()
    return parts.scenes.screenInSight(in: words)
  }

  // MARK: State

  /// The content on screen, as a value that can be stored.
  public var state: NavigationState { navigator.state }

  /// The states of the window at the last entries of its surface's history.
  ///
  /// Take it together with ``state``, and give it to the window that goes on for the same surface.
  public var history: WindowHistory { parts.tracker.history }

  /// Shows the places of a state again.
  ///
  /// A place that is on screen already keeps its scene. A place that is not known any more gives way to its nearest
  /// known ancestor, one to which the person may not go is left out, and nobody is asked anything.
  public func restore(_ state: NavigationState) {
    navigator.restore(state)
    parts.life.invalidate()
  }

  /// Returns the state that the scenes of the window would lose if the program ended now: for each place in ``state``,
  /// the state that its scene and its followers keep (``StateRestoring``).
  ///
  /// Take it between two handlers, together with ``state``. Typed text that still waits for a pause is not in it: it arrives
  /// with the next event, or when the window closes. It includes state that ``restore(_:scenes:history:)`` has given
  /// back and that waits for its scene.
  public func restorationStates() -> RestorationStates {
    parts.scenes.restorationStates(of: navigator.arrangement.entries)
  }

  /// Has text arrive that was typed and waits for a pause, before what the scenes keep is taken for the last time.
  /// - Returns: True when something waited.
  package func finishTyping() -> Bool {
    let writes = parts.dispatcher.handlers.pendingWrites
    guard !isClosed, !writes.isEmpty else { return false }
    speaking { writes.flush() }
    return true
  }

  /// Shows the places of a state again, and gives each scene that is made for it the state that its predecessor kept
  /// there.
  ///
  /// ```swift
  /// @MainActor func copy(_ old: Window, to new: Window) {
  ///   new.restore(old.state, scenes: old.restorationStates(), history: old.history)
  /// }
  /// ```
  ///
  /// A scene in a tab that nobody has looked at since gets its kept state when somebody does. Kept states of places
  /// that are not in the state are dropped; one that a scene cannot read is reported, and the person is told.
  ///
  /// - Parameter history: The history of the surface that has shown the state until now, where this window goes on with
  ///   it; by default the window's own history goes on.
  public func restore(_ state: NavigationState, scenes: RestorationStates, history: WindowHistory? = nil) {
    if let history { parts.tracker.history = history }
    parts.scenes.waitingStates = scenes
    restore(state)
    parts.scenes.dropWaitingStates(besides: navigator.arrangement.entries)
  }

  /// Tells the person, once the window is shown, that some of what it showed before could not be kept: a surface calls this
  /// when it knows that ``restore(_:scenes:history:)`` brings less than there was.
  public func reportLoss() { navigator.hasLostStates = true }

  /// True from ``reportLoss()`` until the person has answered.
  package var isReportingLoss: Bool { navigator.hasLostStates }

  /// Ends the window as ``close()`` does, where what it keeps has been taken and another window is made from it later: work
  /// of its scenes whose state tells where it is stays as it is.
  package func putAway() {
    guard !isClosed else { return }
    parts.scenes.putAway(navigator.arrangement.entries)
    PuttingAway.$isUnderWay.withValue(true) { close() }
  }
}
