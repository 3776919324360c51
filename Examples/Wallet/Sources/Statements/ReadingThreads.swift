import Foundation
import Synchronization

/// Threads on which files are read: a few at once, each with a thread of its own; the others wait in the order in which
/// they came.
///
/// Reading a large file takes seconds of work without a pause. On the pool that serves every task of the program, a few
/// such files would stop everybody else; here they cost others nothing but their share of the processor.
///
/// ```swift
/// let threads = ReadingThreads(most: 1)
/// let statement = try await StatementReader().read(bytes, name: "march.csv", on: threads)
/// ```
public final class ReadingThreads: Sendable {
  /// The least number of bytes that a waiting file counts for, as it holds more than its content.
  private static let least = 65_536

  /// The threads that readers use unless they are given others: two at once, with room for 256 MiB to wait.
  public static let shared = ReadingThreads(most: 2)

  /// A function that begins one piece of work on a thread of its own, or ends it with the error because of which it
  /// never begins.
  private typealias Start = @Sendable (_ hindrance: StatementError?) -> Void

  /// The outcome for a piece of work that comes in.
  private enum Entry {
    case begins
    case waits
    case hindered(StatementError)
  }

  private struct State {
    var running = 0
    var waiting: [(id: Int, held: Int, start: Start)] = []
    /// The bytes that all waiting files hold.
    var held = 0
    var nextID = 0
  }

  private let most: Int
  private let mostWaiting: Int
  private let patience: Duration
  private let clock: any Clock<Duration>
  private let state = Mutex(State())

  /// Creates threads, of which `most`, at least one, run at once. Files of `mostWaiting` bytes in all may wait for one;
  /// a file that comes beyond that is refused with ``StatementError/busy``, so that many people with large files do not
  /// fill the memory, and so is one that has waited for longer than `patience`.
  public init(
    most: Int, mostWaiting: Int = 268_435_456, patience: Duration = .seconds(120),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.most = max(1, most)
    self.mostWaiting = mostWaiting
    (self.patience, self.clock) = (patience, clock)
  }

  /// The number of files that are being read, and the number that wait.
  public var load: (running: Int, waiting: Int) { state.withLock { ($0.running, $0.waiting.count) } }

  /// Does a piece of work on a thread of its own and returns when it has ended.
  ///
  /// The work is told when the task that waits for it is cancelled, and must end soon then. Work that is cancelled
  /// while it waits for a thread never begins. `held` is the number of bytes that it keeps in memory meanwhile.
  func run<Success: Sendable>(
    held: Int,
    _ work: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> Result<Success, StatementError>
  ) async -> Result<Success, StatementError> {
    let isCancelled = CancelFlag()
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let alarm = Task {
      try await clock.sleep(for: patience)
      // One that has begun is not withdrawn; it has a limit of its own.
      withdraw(id, because: .busy)
    }
    defer { alarm.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enter(id, held: max(held, Self.least), isCancelled) { [self] hindrance in
          if let hindrance {
            continuation.resume(returning: .failure(hindrance))
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
      withdraw(id, because: .cancelled)
    }
  }

  private func enter(_ id: Int, held: Int, _ isCancelled: CancelFlag, _ start: @escaping Start) {
    let entry = state.withLock { state -> Entry in
      // Set under the lock or seen under the lock: a cancellation is never missed.
      if isCancelled.isSet { return .hindered(.cancelled) }
      if state.running < most {
        state.running += 1
        return .begins
      }
      guard held <= mostWaiting - state.held else { return .hindered(.busy) }
      state.held += held
      state.waiting.append((id, held, start))
      return .waits
    }
    switch entry {
    case .begins: start(nil)
    case .waits: break
    case .hindered(let hindrance): start(hindrance)
    }
  }

  private func leave() {
    let next = state.withLock { state -> Start? in
      guard !state.waiting.isEmpty else {
        state.running -= 1
        return nil
      }
      let next = state.waiting.removeFirst()
      state.held -= next.held
      return next.start
    }
    next?(nil)
  }

  private func withdraw(_ id: Int, because hindrance: StatementError) {
    let withdrawn = state.withLock { state -> Start? in
      guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
      let withdrawn = state.waiting.remove(at: index)
      state.held -= withdrawn.held
      return withdrawn.start
    }
    withdrawn?(hindrance)
  }
}

/// A flag by which one thread tells another that its work is no longer wanted.
private final class CancelFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}
