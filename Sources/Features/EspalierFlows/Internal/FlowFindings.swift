/// The findings of parallel groups under way, apart from the state without them, so that after a restart they are merged
/// in the order in which the groups' members are written.
struct FlowFindings<State: Sendable>: Sendable {
  /// The state without them.
  let base: State
  /// The results of steps, by the places of the steps.
  let results: [String: FlowResult]
}

extension FlowFindings: Encodable where State: Encodable {}
extension FlowFindings: Decodable where State: Decodable {}
extension FlowFindings: Equatable where State: Equatable {
  /// The results themselves are part of the snapshot's state too.
  static func == (left: FlowFindings, right: FlowFindings) -> Bool {
    left.base == right.base && left.results.keys == right.results.keys
  }
}
