import Synchronization

/// A clock on which a test sees how long somebody sleeps, and wakes them.
final class StepClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let (sleeps, sleep) = AsyncStream.makeStream(of: Duration.self)
  private let (wakes, waking) = AsyncStream.makeStream(of: Void.self)

  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleep.yield(deadline.offset)
    for await _ in wakes { break }
    try Task.checkCancellation()
  }

  /// Returns the duration of the next sleep.
  func nextSleep() async -> Duration? {
    for await duration in sleeps { return duration }
    return nil
  }

  /// Lets the one who sleeps go on.
  func wake() { waking.yield() }
}

/// Counts from 1.
final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
