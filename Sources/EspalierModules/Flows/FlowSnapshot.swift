/// A point in a run of a flow to go on from after a restart: the state, and the status of each step.
///
/// It is `Codable` when the state is. Keep secrets out of the state, or out of its coding.
///
/// ```swift
/// func keep<State: Codable>(_ snapshot: FlowSnapshot<State>, with write: (FlowSnapshot<State>) throws -> Void) rethrows {
///   try write(snapshot)
/// }
/// ```
public struct FlowSnapshot<State: Sendable>: Sendable {
  /// The name of the flow.
  public let flow: String
  /// The state.
  public let state: State
  /// The status of each step.
  public let progress: FlowProgress
  /// The states at which branches were chosen, by the numbers that their progress holds.
  let choices: [Int: State]
}

extension FlowSnapshot: Equatable where State: Equatable {}
extension FlowSnapshot: Encodable where State: Encodable {}
extension FlowSnapshot: Decodable where State: Decodable {}
