public import EspalierScreens
internal import EspalierViews

extension Window {
  /// Goes to the place at a path.
  ///
  /// If there is none, the window shows a message with a link to the home place.
  ///
  /// - Returns: The kind of address that the path is; see ``RouteAddress``. The place is shown under its own address.
  @discardableResult public func open(_ path: Path) -> RouteAddress {
    defer { parts.life.invalidate() }
    return parts.root.open(path)
  }

  /// Every address of the root's routes.
  package var siteMap: SiteMap { parts.root.siteMap }

  /// The path that the window shows, even if no place exists at the path.
  public var path: Path { navigator.shownPath }

  /// The visible screen.
  public var screen: Screen? {
    render()
    return parts.scenes.visibleScreen(in: words)
  }

  // MARK: State

  /// The content on screen, as a value that can be stored.
  public var state: NavigationState { navigator.state }

  /// The states of the window at the last entries of its surface's history.
  ///
  /// Store it together with ``state``, and pass it to the window that continues for the same surface.
  public var history: WindowHistory { parts.tracker.history }

  /// Restores the places of a state.
  ///
  /// A place that is already on screen keeps its scene. A place that no longer exists is replaced by its nearest known
  /// ancestor, and a place without permission is left out. The person is asked nothing.
  public func restore(_ state: NavigationState) {
    navigator.restore(state)
    parts.life.invalidate()
  }

  /// Returns the state that the scenes of the window would lose if the program ended now.
  ///
  /// For each place in ``state``, the value holds the state that its scene and the scene's followers keep
  /// (``/EspalierScreens/StateRestoring``).
  ///
  /// Call it between two handlers, together with ``state``. Typed text that still waits for a pause is not included: it
  /// is delivered with the next event, or when the window closes. State that ``restore(_:scenes:history:)`` has passed
  /// in and that still waits for its scene is included.
  public func restorationStates() -> RestorationStates {
    parts.scenes.restorationStates(of: navigator.arrangement.entries)
  }

  /// Delivers typed text that is held back until the person pauses. Call the method before the scenes' state is read
  /// for the last time.
  ///
  /// - Returns: True if any text was waiting.
  package func finishTyping() -> Bool {
    let writes = parts.dispatcher.handlers.pendingWrites
    guard !isClosed, !writes.isEmpty else { return false }
    speaking { writes.flush() }
    return true
  }

  /// Restores the places of a state. Each scene that is created for a place receives the state that the previous scene
  /// of that place kept.
  ///
  /// ```swift
  /// @MainActor func copy(_ old: Window, to new: Window) {
  ///   new.restore(old.state, scenes: old.restorationStates(), history: old.history)
  /// }
  /// ```
  ///
  /// A scene in a tab that has not been shown since gets its kept state when the tab is shown. Kept states of places
  /// that are not in the state are dropped. A kept state that a scene cannot read is reported, and a message informs
  /// the person.
  ///
  /// - Parameters:
  ///   - state: The places to restore.
  ///   - scenes: The states that the scenes of these places kept.
  ///   - history: The history of the surface that showed the state until now, if this window continues it; by default
  ///     the window keeps its own history.
  public func restore(_ state: NavigationState, scenes: RestorationStates, history: WindowHistory? = nil) {
    if let history { parts.tracker.history = history }
    parts.scenes.waitingStates = scenes
    restore(state)
    parts.scenes.dropWaitingStates(besides: navigator.arrangement.entries)
  }

  /// Shows the person a message that part of the window's earlier content could not be kept. The message appears once
  /// the window is visible.
  ///
  /// A surface calls it when it knows that ``restore(_:scenes:history:)`` restores less than there was.
  public func reportLoss() { navigator.hasLostStates = true }

  /// True from the call of ``reportLoss()`` until the person has answered the message.
  package var isReportingLoss: Bool { navigator.hasLostStates }

  /// Closes the window as ``close()`` does, after its state has been taken for another window.
  ///
  /// If a scene's state records the progress of its work, that work is left as it is.
  package func suspend() {
    guard !isClosed else { return }
    parts.scenes.suspend(navigator.arrangement.entries)
    SceneSuspension.$isUnderWay.withValue(true) { close() }
  }
}
