internal import EspalierBase
internal import Synchronization

/// A value that is set once, and that any number of tasks wait for, each up to a limit of its own.
final class Completion<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var number = 0
    var waiting: [Int: CheckedContinuation<Value?, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Sets the value. Later calls have no effect.
  func finish(_ value: Value) {
    let waiting = state.withLock { state in
      guard state.value == nil else { return [CheckedContinuation<Value?, Never>]() }
      state.value = value
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }

  /// Waits for the value and returns it; nil if the value is not set before `end`. Cancelling the task does not end the
  /// wait.
  ///
  /// - Parameter end: The latest moment by `clock`; nil waits without a limit.
  func value(until end: Duration? = nil, by clock: ElapsedClock) async -> Value? {
    var alarm: Task<Void, Never>?
    defer { alarm?.cancel() }
    return await withCheckedContinuation { continuation in
      let number = wait(continuation)
      guard let number, let end else { return }
      alarm = Task {
        try? await clock.sleep(until: end)
        self.giveUp(number)
      }
    }
  }

  /// Adds a continuation that waits for the value. If the value is already set, the continuation resumes at once.
  private func wait(_ continuation: CheckedContinuation<Value?, Never>) -> Int? {
    let (number, value) = state.withLock { state -> (Int?, Value?) in
      if let value = state.value { return (nil, value) }
      state.number += 1
      state.waiting[state.number] = continuation
      return (state.number, nil)
    }
    if number == nil { continuation.resume(returning: value) }
    return number
  }

  private func giveUp(_ number: Int) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: nil)
  }
}
