/// A clock of any kind, by the time since it was made.
///
/// Code that keeps a clock need not be generic over it, nor keep instants of a type that it does not know.
package struct ElapsedClock: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let sleeping: @Sendable (_ until: Duration) async throws -> Void

  /// Begins to count.
  package init(_ clock: any Clock<Duration> = ContinuousClock()) { self.init(of: clock) }

  private init<Time: Clock<Duration>>(of clock: Time) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleeping = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// The time since the clock was made.
  package var now: Duration { elapsed() }

  /// Returns at a time.
  /// - Throws: `CancellationError` when the task is cancelled before.
  package func sleep(until time: Duration) async throws {
    // In steps of a year: the clocks of the system trap at a time that does not fit into their nanoseconds.
    let year = Duration.seconds(365 * 86_400)
    repeat { try await sleeping(min(time, now + year)) } while now < time
  }

  /// Returns after a time.
  /// - Throws: `CancellationError` when the task is cancelled before.
  package func sleep(for time: Duration) async throws { try await sleep(until: now + time) }
}
