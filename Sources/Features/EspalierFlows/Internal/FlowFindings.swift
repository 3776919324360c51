/// The results of parallel groups that are under way, stored separately from the state. So after a restart, they can be
/// merged in the order in which the groups declare their members.
struct FlowFindings<State: Sendable>: Sendable {
  /// The state without the results of the parallel groups that are under way.
  let base: State
  /// The results of steps, by the positions of the steps.
  let results: [String: FlowResult]
}

extension FlowFindings: Encodable where State: Encodable {}
extension FlowFindings: Decodable where State: Decodable {}
extension FlowFindings: Equatable where State: Equatable {
  /// Compares the bases, and the positions of the results. The results themselves need no comparison, because the
  /// snapshot's state contains them too.
  static func == (left: FlowFindings, right: FlowFindings) -> Bool {
    left.base == right.base && left.results.keys == right.results.keys
  }
}
