/// A question to a person about a failure, which the policy ``FailurePolicy/ask`` asks.
///
/// The first answer counts. A later answer, or an answer after the flow has ended, is ignored.
@MainActor
public struct FlowQuestion: Sendable, Identifiable {
  /// A person's decision about a failure: to retry, to skip, or to stop.
  public enum Answer: Sendable, Hashable, CaseIterable {
    /// The step or group is tried again.
    case retry
    /// The flow continues without the step or group.
    case skip
    /// The flow fails.
    case stop
  }

  /// The number of the question, which is unique in the run.
  public let id: Int
  /// The failure that the person decides about. If a group's policy asks, the failure has the name of the group and the
  /// error of the failed step in it.
  public let failure: FlowFailure
  let pending: Pending<Answer>

  /// Answers the question.
  public func answer(_ answer: Answer) { pending.resolve(.success(answer)) }
}
