public import EspalierBase

/// A policy for a step that throws, or for a group whose step fails: a ``Parallel``, a ``Branch`` or a ``Nested`` flow.
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
/// A step's own policy comes first. If it stops, the group that contains the step fails, and the group's policy
/// decides, and so on outwards. Before a group is tried again or skipped, its finished steps are undone, the last
/// first, and the state is restored to that before the group. If a step cannot be undone, the flow stops. While the
/// flow waits for the person, or for the time of a retry, nothing is undone yet: a run that is suspended then continues
/// within the group.
public indirect enum FailurePolicy: Sendable {
  /// The flow fails, and its finished steps are undone.
  case stop
  /// The flow continues without the step or group; the error is kept in ``FlowRun/skippedFailures``.
  case skip
  /// The step or group is tried again, at most the given number of times; then another policy decides. That policy
  /// counts its own attempts: `.retry(2, otherwise: .retry(2, backoff: .constant(.seconds(1))))` allows five attempts.
  case retry(_ times: Int, backoff: Backoff = .none, otherwise: FailurePolicy = .stop)
  /// The person is asked, by ``FlowRun/question``: retry, skip or stop. If the run cannot ask a person, the flow stops.
  case ask
}

extension FailurePolicy {
  /// True if the policy stops the flow without a retry, a skip or a question.
  var isStop: Bool {
    if case .stop = self { true } else { false }
  }
}
