import Foundation
import Synchronization

/// Threads on which files are read: a few at once, each with a thread of its own; the others wait in the order in which they
/// came.
///
/// Reading a large file takes seconds of work without a pause. On the pool that serves every task of the program, a few such
/// files would stop everybody else; here they cost others nothing but their share of the processor.
///
/// ```swift
/// let threads = ReadingThreads(most: 1)
/// let statement = try await StatementReader().read(bytes, name: "march.csv", on: threads)
/// ```
public final class ReadingThreads: Sendable {
  /// The threads that readers use unless they are told others: two at once.
  public static let shared = ReadingThreads(most: 2)

  /// Begins one piece of work: on a thread of its own, or with word that it was cancelled while it waited.
  private typealias Start = @Sendable (_ isCancelled: Bool) -> Void

  private struct State {
    var running = 0
    var waiting: [(id: Int, start: Start)] = []
    var nextID = 0
  }

  private let most: Int
  private let state = Mutex(State())

  /// Threads of which so many, at least one, run at once.
  public init(most: Int) { self.most = max(1, most) }

  /// How many files are being read, and how many wait.
  public var load: (running: Int, waiting: Int) { state.withLock { ($0.running, $0.waiting.count) } }

  /// Does a piece of work on a thread of its own and returns when it has ended.
  ///
  /// The work is told when the task that waits for it is cancelled, and must end soon then. One that is cancelled while it
  /// waits for a thread never begins.
  func run<Success: Sendable>(
    _ work: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> Result<Success, StatementError>
  ) async -> Result<Success, StatementError> {
    let isCancelled = CancelFlag()
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enter(id, isCancelled) { [self] wasCancelled in
          if wasCancelled {
            continuation.resume(returning: .failure(.cancelled))
            return
          }
          Thread.detachNewThread { [self] in
            let result = work { isCancelled.isSet }
            leave()
            continuation.resume(returning: result)
          }
        }
      }
    } onCancel: {
      isCancelled.set()
      withdraw(id)
    }
  }

  private func enter(_ id: Int, _ isCancelled: CancelFlag, _ start: @escaping Start) {
    let begins = state.withLock { state in
      // Set under the lock or seen under the lock: a cancellation is never missed.
      if isCancelled.isSet { return Optional(true) }
      if state.running < most {
        state.running += 1
        return Optional(false)
      }
      state.waiting.append((id, start))
      return nil
    }
    if let wasCancelled = begins { start(wasCancelled) }
  }

  private func leave() {
    let next = state.withLock { state -> Start? in
      guard !state.waiting.isEmpty else {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst().start
    }
    next?(false)
  }

  private func withdraw(_ id: Int) {
    let withdrawn = state.withLock { state -> Start? in
      guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
      return state.waiting.remove(at: index).start
    }
    withdrawn?(true)
  }
}

/// Says from one thread to another that what it does is no longer wanted.
private final class CancelFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}
