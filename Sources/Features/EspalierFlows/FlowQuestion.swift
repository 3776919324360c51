/// A failure about which a person decides: ``FailurePolicy/ask``.
///
/// The first answer counts. A later answer, or an answer after the flow has ended, is ignored.
@MainActor
public struct FlowQuestion: Sendable, Identifiable {
  /// A decision that a person can make.
  public enum Answer: Sendable, Hashable, CaseIterable {
    /// The step or group is tried again.
    case retry
    /// The flow continues without the step or group.
    case skip
    /// The flow fails.
    case stop
  }

  /// A number that is unique in the run.
  public let id: Int
  /// The failure to decide about. If the policy of a group asks, the failure names the group, with the error of the
  /// step in it.
  public let failure: FlowFailure
  let pending: Pending<Answer>

  /// Answers the question.
  public func answer(_ answer: Answer) { pending.resolve(.success(answer)) }
}
