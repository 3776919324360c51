/// A clock of any kind, by the time that has passed since the runner was made.
struct RunnerClock: Sendable {
  let now: @Sendable () -> Duration
  private let sleep: @Sendable (_ until: Duration) async throws -> Void

  init(_ clock: any Clock<Duration>) { self = Self.measuring(by: clock) }

  private init(
    now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (_ until: Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  private static func measuring<Time: Clock<Duration>>(by clock: Time) -> RunnerClock {
    let start = clock.now
    return RunnerClock {
      start.duration(to: clock.now)
    } sleep: { time in
      try await clock.sleep(until: start.advanced(by: time), tolerance: nil)
    }
  }

  /// Returns at `time`, or when its task is cancelled.
  func sleep(until time: Duration) async {
    // In steps of a year: the clocks of the system trap at a time that does not fit into their nanoseconds.
    let year = Duration.seconds(365 * 86_400)
    repeat {
      do { try await sleep(min(time, now() + year)) } catch { return }
    } while now() < time
  }
}
