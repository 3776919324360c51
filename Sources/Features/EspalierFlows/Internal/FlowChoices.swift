/// The whole flow's states at which branches were chosen, or groups began that may be tried again, by their numbers.
struct FlowChoices<State: Sendable> {
  private(set) var states: [Int: State] = [:]
  private var last = 0

  init(_ states: [Int: State] = [:]) {
    self.states = states
    last = states.keys.max() ?? 0
  }

  /// Keeps a state, and returns its number.
  mutating func keep(_ state: State?) -> Int {
    last += 1
    states[last] = state
    return last
  }

  /// Forgets a state, and returns those that were kept: what they hold may read the run as it goes.
  mutating func forget(_ number: Int) -> [Int: State] {
    let before = states
    states[number] = nil
    return before
  }
}
