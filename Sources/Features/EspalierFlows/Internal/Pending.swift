/// A value that is set once, at a later time. After that, further values are ignored.
@MainActor
final class Pending<Value: Sendable> {
  private var result: Result<Value, any Error>?
  /// An action that runs once, when the first value is set.
  var onResolve: (@MainActor () -> Void)?
  private var waiter: CheckedContinuation<Value, any Error>?

  /// True if no value has been set yet.
  var isOpen: Bool { result == nil }

  func resolve(_ outcome: Result<Value, any Error>) {
    guard result == nil else { return }
    result = outcome
    let notify = onResolve
    onResolve = nil
    notify?()
    waiter?.resume(with: outcome)
    waiter = nil
  }

  /// Waits for the value. Cancelling the waiting task sets a `CancellationError` as the result. The method must be
  /// called only once.
  func value() async throws -> Value {
    try await withTaskCancellationHandler {
      if let result { return try result.get() }
      return try await withCheckedThrowingContinuation { waiter = $0 }
    } onCancel: {
      Task { await self.resolve(.failure(CancellationError())) }
    }
  }
}
