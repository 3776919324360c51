/// A value that is set later, once: the first value counts.
@MainActor
final class Pending<Value: Sendable> {
  private var result: Result<Value, any Error>?
  /// The action that runs once, with the first answer.
  var onResolve: (@MainActor () -> Void)?
  private var waiter: CheckedContinuation<Value, any Error>?

  /// True if no value has been set yet.
  var isOpen: Bool { result == nil }

  func resolve(_ outcome: Result<Value, any Error>) {
    guard result == nil else { return }
    result = outcome
    let told = onResolve
    onResolve = nil
    told?()
    waiter?.resume(with: outcome)
    waiter = nil
  }

  /// Waits for the value. Cancelling the wait closes it. The method must be called only once.
  func value() async throws -> Value {
    try await withTaskCancellationHandler {
      if let result { return try result.get() }
      return try await withCheckedThrowingContinuation { waiter = $0 }
    } onCancel: {
      Task { await self.resolve(.failure(CancellationError())) }
    }
  }
}
