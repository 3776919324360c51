/// The states shown at the last entries of a surface's history, by their numbers: an address alone does not name a
/// state.
struct WindowHistory {
  /// More steps back than a person takes.
  private static let keptStates = 50

  /// The number of the entry in sight.
  private(set) var current = 0
  private var states: [Int: NavigationState] = [:]

  /// Begins a new entry. Going on from an earlier entry drops those behind it.
  mutating func begin() {
    current += 1
    states = states.filter { $0.key < current && $0.key > current - Self.keptStates }
  }

  /// Notes what is on screen at the entry in sight.
  mutating func note(_ state: NavigationState) {
    states[current] = state
    // A surface can name any number.
    guard states.count > Self.keptStates else { return }
    let farthest = states.keys.max { abs($0 - current) < abs($1 - current) }
    if let farthest { states[farthest] = nil }
  }

  /// The entry is another one, at which the surface is already.
  mutating func go(to number: Int) { current = number }

  /// Returns the state shown at an entry, if it is known.
  func state(of number: Int) -> NavigationState? { states[number] }
}
