internal import Foundation

/// The time of one server: how long it has run, waiting, and the date. Everything that expires asks here, so that tests
/// hold the clock.
struct ServiceTime: Sendable {
  /// How long ago this time was made.
  let elapsed: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws -> Void
  /// Seconds since 1970, for what is kept over a restart.
  let date: @Sendable () -> Double

  init(
    clock: any Clock<Duration> = ContinuousClock(),
    date: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    self.init(of: clock, date: date)
  }

  private init<C: Clock<Duration>>(of clock: C, date: @escaping @Sendable () -> Double) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    self.date = date
  }
}

extension Duration {
  /// The duration as seconds, for reckoning with dates.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
