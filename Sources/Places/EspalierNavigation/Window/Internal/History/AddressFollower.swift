/// The address that the window last reported to its surface, and the window's states in the surface's history.
@MainActor
struct AddressFollower {
  /// The address of the last report to the surface.
  private(set) var address: WindowAddress?
  /// The state shown at each numbered entry of the surface's history.
  var history = WindowHistory()
  /// The effect of a person's event on the surface's history.
  struct Step {
    /// The change to the surface's history that is reported together with the place shown in this turn.
    var change: WindowAddress.Change = .replace
    /// True if a link changes the place, rather than a scene that changes its own route.
    var isFollowingLink = false
  }

  /// The effect of this turn's event on the surface's history.
  var step = Step()
  /// A step in the history that the window has accepted, and that the surface has yet to take.
  var agreedStep: (entry: Int, step: NavigationStep)?
  private var state: NavigationState?

  /// Records that the person requested the place, so that it becomes a new entry of the history. The event of the
  /// request has already ended.
  mutating func isAskedFor() { if step.change == .replace { step.change = .push } }

  /// Returns the address to report to the surface, if the place or its title has changed.
  mutating func follow(to path: Path, title: String, isSameScene: Bool) -> WindowAddress? {
    guard path != address?.path || title != address?.title else { return nil }
    var change = path == address?.path ? .replace : step.change
    // A scene that stays under another route keeps one entry; otherwise each letter of a search would be a step back.
    if change == .push, (isSameScene && !step.isFollowingLink) || address == nil { change = .replace }
    if change == .push {
      history.begin()
      // Later changes in this turn replace this history entry, unless the person requests another place.
      step.change = .replace
    }
    let next = WindowAddress(path: path, title: title, change: change, entry: history.current)
    address = next
    return next
  }

  /// Records the state of the screen at the visible entry.
  /// - Returns: True if the state has changed.
  mutating func note(_ new: NavigationState) -> Bool {
    history.note(new)
    defer { state = new }
    return state != new
  }

  /// Ends the turn of an event.
  mutating func endTurn() { step = Step() }
}
