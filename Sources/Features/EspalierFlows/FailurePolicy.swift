public import EspalierBase

/// A decision about what follows when a step throws, or when a step fails a group of steps: a ``Parallel``, a ``Branch``
/// or a ``Nested`` flow.
///
/// ```swift
/// let pay = Flow<[String]>("Pay") {
///   Step("Reserve") { _ in } undo: { _ in }
///   Step("Charge", onFailure: .retry(1)) { _ in }
/// }
/// let order = Flow<[String]>("Order") {
///   Nested(onFailure: .retry(2, backoff: .constant(.seconds(5)), otherwise: .ask), pay)
/// }
/// ```
///
/// A step's own policy comes first; where it says to stop, the group that the step is in fails, and the group's policy
/// decides, and so on outwards. Before a group is tried again or left out, what was done in it is undone, the last first,
/// and the state is put back to what it was before the group. Where something cannot be undone, the flow stops. While the
/// flow waits for the person, or for the time of a retry, nothing is undone yet: a run that is suspended then goes on
/// within the group.
public indirect enum FailurePolicy: Sendable {
  /// The flow fails, and its finished steps are undone.
  case stop
  /// The flow goes on without the step or group; the error is kept in ``FlowRun/skippedFailures``.
  case skip
  /// The step or group is tried again, so many times at most; then another policy decides, which counts anew: with
  /// `.retry(2, otherwise: .retry(2, backoff: .constant(.seconds(1))))` there are five attempts.
  case retry(_ times: Int, backoff: Backoff = .none, otherwise: FailurePolicy = .stop)
  /// The person is asked, by ``FlowRun/question``: retry, skip or stop. Where nobody can be asked, the flow stops.
  case ask
}

extension FailurePolicy {
  /// True when nothing is tried before the flow fails.
  var isStop: Bool {
    if case .stop = self { true } else { false }
  }
}
