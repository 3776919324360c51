/// A value that comes later, once: what comes first counts.
@MainActor
final class Pending<Value: Sendable> {
  private var result: Result<Value, any Error>?
  /// Runs once, with the first answer.
  var onResolve: (@MainActor () -> Void)?
  private var waiter: CheckedContinuation<Value, any Error>?

  /// Nobody has said anything yet.
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

  /// Waits; one who is cancelled closes it. To be called once.
  func value() async throws -> Value {
    try await withTaskCancellationHandler {
      if let result { return try result.get() }
      return try await withCheckedThrowingContinuation { waiter = $0 }
    } onCancel: {
      Task { await self.resolve(.failure(CancellationError())) }
    }
  }
}
