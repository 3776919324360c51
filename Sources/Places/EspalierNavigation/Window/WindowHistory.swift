/// The states of a window at the last entries of its surface's history: a value to be stored beside the navigation state.
///
/// Going back in a browser leads to what was on screen there: the places below, the tabs and the modals. An address alone
/// does not name that, so the window remembers the state of each of the last 50 entries, by their numbers.
///
/// ```swift
/// @MainActor func copy(_ old: Window, to new: Window) {
///   new.restore(old.state, scenes: old.restorationStates(), history: old.history)
/// }
/// ```
///
/// Only a window fills it; elsewhere it is opaque. An entry that is not in it is gone to by its address.
public struct WindowHistory: Hashable, Sendable, Codable {
  /// More steps back than a person takes.
  private static let restorationStates = 50

  /// The number of the entry in sight; see ``WindowAddress/entry``.
  public private(set) var current = 0
  private var states: [Int: NavigationState] = [:]

  /// Creates the history of a surface that has shown nothing yet.
  public init() {}

  /// Begins a new entry. Going on from an earlier entry drops those behind it.
  mutating func begin() {
    current += 1
    states = states.filter { $0.key < current && $0.key > current - Self.restorationStates }
  }

  /// Notes what is on screen at the entry in sight.
  mutating func note(_ state: NavigationState) {
    states[current] = state
    // A surface can name any number.
    guard states.count > Self.restorationStates else { return }
    let farthest = states.keys.max { abs($0 - current) < abs($1 - current) }
    if let farthest { states[farthest] = nil }
  }

  /// The entry is another one, at which the surface is already.
  mutating func go(to number: Int) { current = number }

  /// Returns the state shown at an entry, if it is known.
  func state(of number: Int) -> NavigationState? { states[number] }
}
