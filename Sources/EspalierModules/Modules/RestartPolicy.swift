/// What a parent does after a fault in a child that the child did not take care of.
///
/// ```swift
/// try attach(key: "feed", restart: .upTo(3, within: .seconds(60))) { [scope] in try FeedBuilder().build(in: scope) }
/// ```
///
/// The child alone is torn down and built anew; its neighbours go on. Over the bound the fault goes to the parent, as it
/// does at once without a policy.
public struct RestartPolicy: Sendable {
  let count: Int
  let time: Duration
  let now: @Sendable () -> Duration

  /// The fault goes to the parent.
  public static let never = RestartPolicy(count: 0, time: .zero) { .zero }

  /// The child is built anew so many times within so long a time; a builder that throws counts as one.
  ///
  /// - Parameter clock: What the time is measured by.
  public static func upTo(
    _ count: Int, within time: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> RestartPolicy {
    measured(count, time, clock)
  }

  private static func measured<Time: Clock<Duration>>(_ count: Int, _ time: Duration, _ clock: Time) -> RestartPolicy {
    let start = clock.now
    return RestartPolicy(count: count, time: time) { start.duration(to: clock.now) }
  }
}
