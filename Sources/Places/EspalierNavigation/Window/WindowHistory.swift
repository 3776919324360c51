/// The states of a window at the last entries of its surface's history. The value can be stored with the navigation
/// state.
///
/// Going back in a browser restores what was on screen there: the places below, the tabs and the modals. An address
/// alone does not name these, so the window keeps the state of each of the last 50 entries, by their indices.
///
/// ```swift
/// @MainActor func copy(_ old: Window, to new: Window) {
///   new.restore(old.state, scenes: old.restorationStates(), history: old.history)
/// }
/// ```
///
/// Only a window fills it, and its content is private. For an entry without a state, the window goes to its address.
public struct WindowHistory: Hashable, Sendable, Codable {
  /// The largest number of kept entries, which is more than a person goes back.
  private static let restorationStates = 50

  /// The index of the visible entry; see ``WindowAddress/entry``.
  public private(set) var current = 0
  private var states: [Int: NavigationState] = [:]

  /// Creates the history of a surface that has shown nothing yet.
  public init() {}

  /// Begins a new entry, and removes the entries after the current one.
  mutating func begin() {
    current += 1
    states = states.filter { $0.key < current && $0.key > current - Self.restorationStates }
  }

  /// Records the state of the screen at the visible entry.
  mutating func note(_ state: NavigationState) {
    states[current] = state
    // A surface can send any index.
    guard states.count > Self.restorationStates else { return }
    let farthest = states.keys.max { abs($0 - current) < abs($1 - current) }
    if let farthest { states[farthest] = nil }
  }

  /// Makes another entry the current one, because the surface already shows it.
  mutating func go(to number: Int) { current = number }

  /// Returns the state shown at an entry, if it is known.
  func state(of number: Int) -> NavigationState? { states[number] }
}
