/// The address that a surface has been told its window is at, and the steps of its history from there on.
@MainActor
struct AddressFollower {
  /// The address that the surface was told last.
  private(set) var address: WindowAddress?
  /// The state shown at each numbered entry of the surface's history.
  var history = WindowHistory()
  /// The step that a person takes by an event.
  struct Step {
    /// The change to the surface's history by which this turn's place is told.
    var change: WindowAddress.Change = .replace
    /// True when the place is another one because of a link, and not because its scene moved on.
    var isFollowingLink = false
  }

  /// The step of this turn.
  var step = Step()
  /// A step in the history that was agreed to, and that the surface is to take now.
  var agreedStep: (entry: Int, step: NavigationStep)?
  private var state: NavigationState?

  /// The person asked for the place, although their event is long over.
  mutating func isAskedFor() { if step.change == .replace { step.change = .push } }

  /// Returns the address to tell the surface, if the window is at another place than before or the place has another
  /// title.
  mutating func follow(to path: Path, title: String, isSameScene: Bool) -> WindowAddress? {
    guard path != address?.path || title != address?.title else { return nil }
    var change = path == address?.path ? .replace : step.change
    // A scene that stays under another route has one entry, or each letter of a search would be a step back.
    if change == .push, (isSameScene && !step.isFollowingLink) || address == nil { change = .replace }
    if change == .push {
      history.begin()
      // Of what follows in the same turn nothing is a step of its own but what is asked for anew.
      step.change = .replace
    }
    let told = WindowAddress(path: path, title: title, change: change, entry: history.current)
    address = told
    return told
  }

  /// Notes what is on screen at the entry in sight.
  /// - Returns: True when the state is another than before.
  mutating func note(_ new: NavigationState) -> Bool {
    history.note(new)
    defer { state = new }
    return state != new
  }

  /// Ends the turn of an event.
  mutating func endTurn() { step = Step() }
}
