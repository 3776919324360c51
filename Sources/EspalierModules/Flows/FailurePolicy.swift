public import EspalierScopes

/// A decision about what follows when a step throws.
public indirect enum FailurePolicy: Sendable {
  /// The flow fails, and its finished steps are undone.
  case stop
  /// The flow goes on without the step; the error is kept in ``FlowRun/skippedFailures``.
  case skip
  /// The step is tried again, so many times at most; then another policy decides, which counts anew: with
  /// `.retry(2, otherwise: .retry(2, backoff: .constant(.seconds(1))))` there are five attempts.
  case retry(_ times: Int, backoff: Backoff = .none, otherwise: FailurePolicy = .stop)
  /// The person is asked, by ``FlowRun/question``: retry, skip or stop. Where nobody can be asked, the flow stops.
  case ask
}
