public import EspalierScopes

/// What follows when a step throws.
public indirect enum FailurePolicy: Sendable {
  /// The flow fails; what was done is undone.
  case stop
  /// The flow goes on without it; the error is kept in ``FlowRun/skippedFailures``.
  case skip
  /// It is tried again, so many times at most; after that another policy decides, which counts anew: with
  /// `.retry(2, otherwise: .retry(2, backoff: .constant(.seconds(1))))` there are five attempts.
  case retry(_ times: Int, backoff: Backoff = .none, otherwise: FailurePolicy = .stop)
  /// The person is asked, by ``FlowRun/question``: retry, skip or stop. Where nobody can be asked, the flow stops.
  case ask
}
