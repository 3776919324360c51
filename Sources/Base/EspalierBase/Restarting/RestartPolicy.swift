/// The number of times that something which failed is started anew, and the time in which they count.
///
/// ```swift
/// let policy = RestartPolicy.upTo(3, within: .seconds(60))
/// ```
///
/// What failed is started anew alone; its neighbours go on. Over the bound the failure stands, as it does at once
/// without a policy: that of a module goes to its parent, and a connector stays failed.
public struct RestartPolicy: Sendable {
  let count: Int
  let time: Duration
  let now: @Sendable () -> Duration

  /// A failure stands at once.
  public static let never = RestartPolicy(count: 0, time: .zero) { .zero }

  /// So many restarts within so long a time; a restart that fails counts as one.
  ///
  /// - Parameter clock: The clock that the time is measured by.
  public static func upTo(
    _ count: Int, within time: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> RestartPolicy {
    let clock = ElapsedClock(clock)
    return RestartPolicy(count: count, time: time) { clock.now }
  }
}
