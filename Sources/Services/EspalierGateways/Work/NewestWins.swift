internal import Synchronization

/// A runner of work that can become outdated, such as a search while a person types. When newer work begins, the runner
/// cancels the previous work.
///
/// ```swift
/// let searches = NewestWins()
///
/// func search(_ text: String) async throws -> [String] {
///   try await searches.run { ["found for \(text)"] }
/// }
/// ```
///
/// When newer work begins, the older work is cancelled, and its caller gets a `CancellationError`, even if the work
/// ignores the cancellation. So a late result never arrives after a newer one.
///
/// - Isolation: Any thread.
public final class NewestWins: Sendable {
  private struct State {
    var number = 0
    var cancel: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Creates a runner without work in progress.
  public init() {}

  /// Does the work and returns its value. If newer work begins before this work has ended, the method throws a
  /// `CancellationError` instead.
  public func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let task = Task { try await work() }
    let (number, older) = state.withLock { state in
      defer { state.cancel = { task.cancel() } }
      state.number += 1
      return (state.number, state.cancel)
    }
    older?()
    return try await withTaskCancellationHandler {
      let result = await task.result
      let isNewest = state.withLock { state in
        guard state.number == number else { return false }
        state.cancel = nil
        return true
      }
      guard isNewest else { throw CancellationError() }
      return try result.get()
    } onCancel: {
      task.cancel()
    }
  }

  /// Cancels the work in progress.
  public func cancel() {
    let older = state.withLock { state in
      defer { state.cancel = nil }
      state.number += 1
      return state.cancel
    }
    older?()
  }
}
