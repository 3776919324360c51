/// A clock of any type that measures the time since it was created.
///
/// Code that keeps such a clock does not need to be generic over its type, or keep instants of a type that it does not
/// know.
package struct ElapsedClock: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let sleeping: @Sendable (_ until: Duration) async throws -> Void

  /// Creates a clock that begins to count.
  package init(_ clock: any Clock<Duration> = ContinuousClock()) { self.init(of: clock) }

  private init<Time: Clock<Duration>>(of clock: Time) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleeping = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// The time since the clock was created.
  package var now: Duration { elapsed() }

  /// Waits until a time.
  /// - Throws: `CancellationError` when the task is cancelled before.
  package func sleep(until time: Duration) async throws {
    // In steps of a year: the clocks of the system trap at a time that does not fit into their nanoseconds.
    let year = Duration.seconds(365 * 86_400)
    repeat { try await sleeping(min(time, now + year)) } while now < time
  }

  /// Waits for a duration.
  /// - Throws: `CancellationError` when the task is cancelled before.
  package func sleep(for time: Duration) async throws { try await sleep(until: now + time) }
}
