internal import Synchronization

/// A clock whose time passes only when a test advances it, for code that sleeps on an injected `Clock`.
///
/// A task that sleeps on the clock wakes as soon as its time is reached, so a test never waits, and never guesses how
/// long an operation takes. ``ManualClock`` does the same for alarms of a window.
///
/// ```swift
/// func retries() async throws {
///   let clock = TestClock()
///   let pause = Task { try await clock.sleep(for: .seconds(30)) }
///   let length = await clock.sleeper()
///   assert(length == .seconds(30))
///   clock.advance(by: length)
///   try await pause.value
/// }
/// ```
public final class TestClock: Clock, Sendable {
  /// A time on the clock, counted from its beginning.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var offset: Duration

    /// Returns the instant that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Returns a Boolean value that indicates whether one instant is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let length: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Waiter {
    let length: Duration?
    let count: Int
    let continuation: CheckedContinuation<Duration, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastNumber = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())

  /// Creates a clock at zero.
  public init() {}

  /// The current time of the clock.
  public var now: Instant { state.withLock { $0.now } }
  /// Zero, because the clock counts any duration.
  public var minimumResolution: Duration { .zero }
  /// The number of tasks that sleep on the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Sleeps until the clock reaches the deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before or meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lieDown(number, until: deadline, continuation)
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        if let sleeper = state.sleepers.removeValue(forKey: number) { return sleeper }
        state.cancelled.insert(number)
        return nil
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  private func lieDown(_ number: Int, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>) {
    let (result, reached) = state.withLock { state -> (Result<Void, any Error>?, [(Waiter, Duration)]) in
      if state.cancelled.remove(number) != nil { return (.failure(CancellationError()), []) }
      if deadline <= state.now { return (.success(()), []) }
      let length = state.now.duration(to: deadline)
      state.sleepers[number] = Sleeper(deadline: deadline, length: length, continuation: continuation)
      let isReached = { [sleepers = state.sleepers] (waiter: Waiter) in
        waiter.length ?? length == length
          && sleepers.values.count { $0.length == waiter.length ?? $0.length } >= waiter.count
      }
      let reached = state.waiters.filter(isReached)
      state.waiters.removeAll(where: isReached)
      return (nil, reached.map { ($0, length) })
    }
    if let result { continuation.resume(with: result) }
    for (waiter, length) in reached { waiter.continuation.resume(returning: length) }
  }

  /// Waits until tasks sleep on the clock. If a duration is given, only tasks that sleep for this duration count.
  ///
  /// - Parameters:
  ///   - length: The duration of the sleep; nil for any.
  ///   - count: The number of tasks that have to sleep at once. If several tasks sleep in each turn, wait for all of
  ///     them before you advance the clock: a task that sleeps later misses the turn.
  /// - Returns: The duration of the sleep; of several, that of the one that wakes first.
  @discardableResult public func sleeper(of length: Duration? = nil, count: Int = 1) async -> Duration {
    await withCheckedContinuation { continuation in
      let found = state.withLock { state -> Duration? in
        let fitting = state.sleepers.values.filter { length == nil || $0.length == length }
        if fitting.count >= count, let first = fitting.min(by: { $0.deadline < $1.deadline }) { return first.length }
        state.waiters.append(Waiter(length: length, count: count, continuation: continuation))
        return nil
      }
      if let found { continuation.resume(returning: found) }
    }
  }

  /// Advances the clock, and wakes the tasks whose time is reached.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}
