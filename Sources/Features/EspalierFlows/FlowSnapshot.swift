/// A position in a run of a flow, from which the flow can continue after a restart. It consists of the state and the
/// status of each step.
///
/// It is `Codable` when the state is. Keep secrets out of the state, or out of its coding.
///
/// ```swift
/// func keep<State: Codable>(_ snapshot: FlowSnapshot<State>, with write: (FlowSnapshot<State>) throws -> Void) rethrows {
///   try write(snapshot)
/// }
/// ```
///
/// While a ``Parallel`` group is under way, a snapshot also holds the results of its steps, because they are merged
/// only when the group has ended. Such a result is encoded if it is `Codable`; give a secret a type that is not. If a
/// member has a result that cannot be encoded, the encoded state has all results of that member already merged, before
/// the results of the other members.
public struct FlowSnapshot<State: Sendable>: Sendable {
  /// The name of the flow.
  public let flow: String
  /// The state, with the results of parallel steps so far.
  public let state: State
  /// The status of each step.
  public let progress: FlowProgress
  /// The whole flow's states at the times when branches were chosen, or when groups began that the flow may try again.
  /// The keys are the numbers that the progress of these branches and groups contains.
  let choices: [Int: State]
  /// The results of the parallel groups that are under way, which are merged finally only when the groups end; nil if
  /// there are no such results.
  var findings: FlowFindings<State>?
  /// The ``findings`` in the form in which they are encoded. The results of a member are merged into the base state
  /// instead, if one of these results cannot be encoded.
  var writableFindings: FlowFindings<State>?

  init(flow: String, state: State, progress: FlowProgress, choices: [Int: State]) {
    self.flow = flow
    self.state = state
    self.progress = progress
    self.choices = choices
  }
}

extension FlowSnapshot: Equatable where State: Equatable {
  /// Returns a Boolean value that indicates whether two snapshots have the same flow, state, progress, and results that
  /// are not merged yet.
  public static func == (left: FlowSnapshot, right: FlowSnapshot) -> Bool {
    left.flow == right.flow && left.state == right.state && left.progress == right.progress
      && left.choices == right.choices && left.findings == right.findings
  }
}

private enum Key: String, CodingKey { case flow, state, progress, choices, findings }

extension FlowSnapshot: Encodable where State: Encodable {
  /// Encodes the snapshot.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(flow, forKey: .flow)
    try container.encode(state, forKey: .state)
    try container.encode(progress, forKey: .progress)
    try container.encode(choices, forKey: .choices)
    try container.encodeIfPresent(writableFindings, forKey: .findings)
  }
}

extension FlowSnapshot: Decodable where State: Decodable {
  /// Decodes a snapshot.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      flow: try container.decode(String.self, forKey: .flow), state: try container.decode(State.self, forKey: .state),
      progress: try container.decode(FlowProgress.self, forKey: .progress),
      choices: try container.decode([Int: State].self, forKey: .choices))
    findings = try container.decodeIfPresent(FlowFindings<State>.self, forKey: .findings)
    writableFindings = findings
  }
}
