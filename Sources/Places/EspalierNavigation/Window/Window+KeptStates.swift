public import EspalierScreens

extension Window {
  /// Returns the state that the scenes of the window would lose if the program ended now: for each place in ``state``,
  /// the state that its scene and its followers keep (``KeepsState``).
  ///
  /// Take it between two handlers, together with ``state``. It includes state that ``restore(_:keeping:history:)`` has given
  /// back and that waits for its scene.
  public func keptStates() -> KeptStates {
    var kept = waitingStates
    let entries = navigator.arrangement.entries
    for (entry, key) in zip(entries, Self.keys(of: entries)) {
      guard let key, let presence = presences[entry.id] else { continue }
      kept[key] = presence.keptState()
    }
    return kept
  }

  /// The states of the window at the last entries of its surface's history.
  ///
  /// Take it together with ``state``, and give it to the window that goes on for the same surface.
  public var history: WindowHistory { place.history }

  /// Shows the places of a state again, and gives each scene that is made for it the state that its predecessor kept
  /// there.
  ///
  /// ```swift
  /// @MainActor func copy(_ old: Window, to new: Window) {
  ///   new.restore(old.state, keeping: old.keptStates(), history: old.history)
  /// }
  /// ```
  ///
  /// A scene in a tab that nobody has looked at since gets its kept state when somebody does. Kept states of places
  /// that are not in the state are dropped; one that a scene cannot read is reported, and the person is told.
  ///
  /// - Parameter history: The history of the surface that has shown the state until now, where this window goes on with
  ///   it; by default the window's own history goes on.
  public func restore(_ state: NavigationState, keeping kept: KeptStates, history: WindowHistory? = nil) {
    if let history { place.history = history }
    waitingStates = kept
    restore(state)
    let known = Set(Self.keys(of: navigator.arrangement.entries))
    for key in kept.keys where !known.contains(key) { waitingStates[key] = nil }
  }

  /// Tells the person, once the window is shown, that some of what it showed before could not be kept: a surface calls this
  /// when it knows that ``restore(_:keeping:history:)`` brings less than there was.
  public func tellOfLoss() { navigator.hasLostStates = true }

  /// True from ``tellOfLoss()`` until the person has answered.
  package var isTellingOfLoss: Bool { navigator.hasLostStates }

  /// Ends the window as ``close()`` does, where what it keeps has been taken and another window is made from it later: work
  /// of its scenes whose state tells where it is stays as it is.
  package func putAway() {
    guard !isClosed else { return }
    let entries = navigator.arrangement.entries
    for (entry, key) in zip(entries, Self.keys(of: entries)) where key != nil { presences[entry.id]?.putAway() }
    PuttingAway.$isUnderWay.withValue(true) { close() }
  }

  /// Gives a scene that has just been made what was kept at its place; once.
  func giveBack(to presence: ScenePresence, at entry: NavigationEntry) {
    let entries = navigator.arrangement.entries
    guard !waitingStates.isEmpty, let index = entries.firstIndex(where: { $0 === entry }),
      let key = Self.keys(of: entries)[index], let kept = waitingStates[key]
    else { return }
    waitingStates[key] = nil
    presence.restore(kept, tellOfLoss: tellOfLoss)
  }

  /// The entries' names in what is kept: their addresses, told apart by their order where one address is there twice. A scene
  /// without an address is not restored, and has none.
  private static func keys(of entries: [NavigationEntry]) -> [String?] {
    var seen: [String: Int] = [:]
    return entries.map { entry in
      guard !entry.path.isNone else { return nil }
      let path = entry.path.description
      let count = seen[path, default: 0]
      seen[path] = count + 1
      return count == 0 ? path : "\(path)#\(count + 1)"
    }
  }
}
