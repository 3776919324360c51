/// The findings of parallel groups under way, separate from the state without them. So a restart merges them in the
/// order in which the groups' members are declared.
struct FlowFindings<State: Sendable>: Sendable {
  /// The state without the findings.
  let base: State
  /// The results of steps, by the positions of the steps.
  let results: [String: FlowResult]
}

extension FlowFindings: Encodable where State: Encodable {}
extension FlowFindings: Decodable where State: Decodable {}
extension FlowFindings: Equatable where State: Equatable {
  /// Compares the bases and the positions of the results; the results themselves are also part of the snapshot's state.
  static func == (left: FlowFindings, right: FlowFindings) -> Bool {
    left.base == right.base && left.results.keys == right.results.keys
  }
}
