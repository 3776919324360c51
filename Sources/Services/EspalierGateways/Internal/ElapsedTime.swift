/// The time since it was made, by a clock whose type is not known.
struct ElapsedTime: Sendable {
  private let elapsed: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) { self.init(of: clock) }

  private init<Time: Clock<Duration>>(of clock: Time) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  var now: Duration { elapsed() }
}
