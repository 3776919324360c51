internal import Synchronization

/// A value under construction for which many callers can wait. The construction has a task of its own, so the
/// cancellation of a waiter does not cancel it.
package final class Flight<Value: Sendable>: Sendable {
  private let state = Lock(State())

  package init() {}

  private struct State {
    var result: Result<Value, any Error>?
    var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
    var cancelled: Set<Int> = []
    /// The number of waiters that have neither left nor received the result.
    var count = 1
    var nextID = 0
    var isGivenUp = false
    var task: Task<Void, Never>?
  }

  /// Adds one more waiter; the creator of the flight is already counted. Returns false if the flight has been
  /// abandoned.
  package func join() -> Bool {
    state.withLock { state in
      guard !state.isGivenUp else { return false }
      state.count += 1
      return true
    }
  }

  /// True if the flight was cancelled because no waiter was left.
  package var isGivenUp: Bool { state.withLock(\.isGivenUp) }

  package func start(_ make: @escaping @Sendable () async -> Result<Value, any Error>) {
    // Others may wait for it too, who have opened a place.
    let task = Preparation.$isUnderWay.withValue(false) {
      Task { [weak self] in
        let result = await make()
        self?.end(result)
      }
    }
    let isGivenUp = state.withLock { state in
      state.task = task
      return state.isGivenUp
    }
    if isGivenUp { task.cancel() }
  }

  /// Ends the wait of all waiters with an error, unless there is already a result, and cancels the task. A later result
  /// of the task is discarded.
  package func abandon(_ error: any Error) {
    let task = end(.failure(error)) { state in
      state.isGivenUp = true
      return state.task
    }
    task?.cancel()
  }

  private func end(_ result: Result<Value, any Error>) { _ = end(result) { _ in nil } }

  private func end(
    _ result: Result<Value, any Error>, _ settle: (inout State) -> Task<Void, Never>?
  ) -> Task<Void, Never>? {
    let (waiters, task) = state.withLock {
      state -> ([CheckedContinuation<Value, any Error>], Task<Void, Never>?) in
      // The first result is final.
      guard state.result == nil else { return ([], nil) }
      state.result = result
      let task = settle(&state)
      state.task = nil
      defer { state.waiters = [:] }
      return (state.waiters.values.map(\.self), task)
    }
    for waiter in waiters { waiter.resume(with: result) }
    return task
  }

  /// Returns the value once it is created. It must be called once for each time the flight was joined.
  package func value() async throws -> Value {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Value, any Error>? in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if let result = state.result { return result }
          state.waiters[id] = continuation
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      leave(id)
    }
  }

  /// Removes a waiter that has not called `value`.
  package func leave() { leave(nil) }

  private func leave(_ id: Int?) {
    let (waiter, task) = state.withLock {
      state -> (CheckedContinuation<Value, any Error>?, Task<Void, Never>?) in
      guard state.result == nil else { return (nil, nil) }
      let waiter = id.flatMap { state.waiters.removeValue(forKey: $0) }
      if let id, waiter == nil { state.cancelled.insert(id) }
      state.count -= 1
      if state.count == 0 { state.isGivenUp = true }
      return (waiter, state.count == 0 ? state.task : nil)
    }
    waiter?.resume(throwing: CancellationError())
    task?.cancel()
  }
}
