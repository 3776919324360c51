internal import Synchronization

/// The right of one process to do work that a program must do only once. The program may consist of several processes.
///
/// A program that serves with several workers has several processes of one kind. Work such as sending payments or
/// fetching rates for all of them begins in one process, and in another when that one has ended. ``BackgroundWork``
/// follows this automatically; other work waits for it:
///
/// ```swift
/// func sweep() async throws {
///   try await Leadership.current.begin()  // at once, or when the leading process has ended
///   while true { try await Task.sleep(for: .seconds(600)) }
/// }
/// ```
///
/// - A program of one process leads from its start, at no cost.
/// - A process that leads does so until it ends. Two never lead at once: the leadership is a system lock.
/// - Isolation: Any.
public final class Leadership: Sendable {
  /// The leadership of this process.
  public static let current = Leadership(isLeading: WorkerPosition.current == nil)

  private struct State {
    var isLeading: Bool
    var next = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state: Mutex<State>

  package init(isLeading: Bool) { state = Mutex(State(isLeading: isLeading)) }

  /// A Boolean value that indicates whether this process leads now.
  public var isLeading: Bool { state.withLock { $0.isLeading } }

  /// Returns as soon as this process leads.
  /// - Throws: `CancellationError` when the task is cancelled before.
  public func begin() async throws {
    try Task.checkCancellation()
    guard !isLeading else { return }
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard !state.isLeading, !Task.isCancelled else { return true }
          state.waiting[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
    try Task.checkCancellation()
  }

  /// Makes this process lead from now on.
  package func lead() {
    let waiting = state.withLock { state in
      state.isLeading = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume() }
  }
}
