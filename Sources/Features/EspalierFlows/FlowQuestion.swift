/// A failure that a person decides about: ``FailurePolicy/ask``.
///
/// It is answered once; what is answered later, or after the flow has ended, is ignored.
@MainActor
public struct FlowQuestion: Sendable, Identifiable {
  /// A decision that a person can make.
  public enum Answer: Sendable, Hashable, CaseIterable {
    /// The step or group is tried again.
    case retry
    /// The flow goes on without the step or group.
    case skip
    /// The flow fails.
    case stop
  }

  /// A number of its own in the run.
  public let id: Int
  /// The failure to decide about; where a group's policy asks, it names the group, with the error of the step in it.
  public let failure: FlowFailure
  let pending: Pending<Answer>

  /// Decides.
  public func answer(_ answer: Answer) { pending.resolve(.success(answer)) }
}
