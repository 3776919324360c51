/// The whole flow's states at which branches were chosen or retryable groups began, by their numbers.
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

  /// Removes a state, and returns all states as they were before the removal. The caller must keep them until the
  /// removal is complete, because an object in a state may read the run when the object is released.
  mutating func forget(_ number: Int) -> [Int: State] {
    let before = states
    states[number] = nil
    return before
  }
}
