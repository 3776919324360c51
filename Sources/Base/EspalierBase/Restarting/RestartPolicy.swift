/// A limit for the restarts of a module or connector that fails: a number of restarts within a time.
///
/// ```swift
/// let policy = RestartPolicy.upTo(3, within: .seconds(60))
/// ```
///
/// Only the module or connector that failed is restarted; its siblings continue. Above the limit, or without a policy,
/// the failure is final: that of a module is passed to its parent, and a connector stays failed.
public struct RestartPolicy: Sendable {
  let count: Int
  let time: Duration
  let now: @Sendable () -> Duration

  /// A policy without restarts: each failure is final.
  public static let never = RestartPolicy(count: 0, time: .zero) { .zero }

  /// Returns a policy that allows a number of restarts within a time. A restart that fails also counts as a restart.
  ///
  /// - Parameters:
  ///   - count: The greatest number of restarts within the time; with 0, each failure is final.
  ///   - time: The time after which a restart no longer counts.
  ///   - clock: The clock that measures the time.
  public static func upTo(
    _ count: Int, within time: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> RestartPolicy {
    let clock = ElapsedClock(clock)
    return RestartPolicy(count: count, time: time) { clock.now }
  }
}
