internal import EspalierBase

/// The creation of one asynchronous shared value: one attempt at a time, for all callers that wait.
@MainActor
final class SharedMaking<Value> {
  private let name: String
  private var attempt: SharedAttempt<Value>?

  init(name: String) {
    self.name = name
  }

  /// Waits for the current attempt to create the value, or begins an attempt, and returns the value.
  ///
  /// - Parameter store: Keeps the value of the attempt that succeeds, before any caller receives it.
  func value(
    make: @escaping @MainActor () async throws -> Value, store: @escaping @MainActor (Value) -> Void
  ) async throws -> Value {
    // A cancelled caller would begin an attempt only to abandon it. The attempt, cancelled too, would do so with the
    // attempts that it needs: in a cycle they would begin one another forever.
    try Task.checkCancellation()
    let attempt = attempt ?? begin(make, store)
    return try await attempt.value()
  }

  private func begin(
    _ make: @escaping @MainActor () async throws -> Value, _ store: @escaping @MainActor (Value) -> Void
  ) -> SharedAttempt<Value> {
    let attempt = SharedAttempt<Value>(name: name) { [weak self] attempt, value in
      // An abandoned attempt may still end; only the attempt that replaced it counts.
      guard let self, self.attempt === attempt else { return }
      self.attempt = nil
      if let value { store(value) }
    }
    self.attempt = attempt
    attempt.begin(make)
    return attempt
  }
}

/// An attempt to create a shared value, and the callers that wait for it.
@MainActor
final class SharedAttempt<Value>: SharedWait {
  private var work: Task<Void, Never>?
  private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var arrivals = 0
  private var outcome: Result<Value, any Error>?
  private let onEnd: @MainActor (SharedAttempt<Value>, Value?) -> Void

  init(name: String, onEnd: @escaping @MainActor (SharedAttempt<Value>, Value?) -> Void) {
    self.onEnd = onEnd
    super.init(name: name)
  }

  func begin(_ make: @escaping @MainActor () async throws -> Value) {
    // Windows that show a place may wait for it too.
    work = Preparation.$isUnderWay.withValue(false) {
      Task {
        await beginHere {
          do {
            end(with: .success(try await make()))
          } catch {
            end(with: .failure(error))
          }
        }
      }
    }
  }

  func value() async throws -> Value {
    let wait = try beginWait()
    defer { endWait(wait) }
    arrivals += 1
    let number = arrivals
    // The caller counts as waiting until it returns, so that an early cancellation does not end an attempt for which
    // others wait.
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[number] = continuation
        if Task.isCancelled {
          wait?.isGivenUp = true
          leave(number)
        }
      }
    } onCancel: {
      wait?.isGivenUp = true
      Task { @MainActor in self.leave(number) }
    }
    guard let outcome else { throw CancellationError() }
    return try outcome.get()
  }

  private func leave(_ number: Int) {
    guard let continuation = waiting.removeValue(forKey: number) else { return }
    continuation.resume(throwing: CancellationError())
    guard waiting.isEmpty, outcome == nil else { return }
    work?.cancel()
    // The next caller begins a new attempt.
    end()
    onEnd(self, nil)
  }

  private func end(with result: Result<Value, any Error>) {
    end()
    work = nil
    outcome = result
    onEnd(self, try? result.get())
    let all = waiting
    waiting = [:]
    for (_, continuation) in all.sorted(by: { $0.key < $1.key }) { continuation.resume() }
  }
}
