public import EspalierViews

/// A clock whose time passes only when a test advances it, so that a test never waits.
///
/// ```swift
/// @MainActor func passes() -> Bool {
///   let clock = ManualClock()
///   var hasRung = false
///   _ = clock.alarm(after: .seconds(5)) { hasRung = true }
///   clock.advance(by: .seconds(5))
///   return hasRung
/// }
/// ```
@MainActor
public final class ManualClock: MainClock {
  private struct Waiting {
    let due: Duration
    let number: Int
    let alarm: Alarm
  }

  /// The time that has passed since the clock was created.
  public private(set) var now: Duration = .zero
  private var waiting: [Waiting] = []
  private var nextNumber = 0

  /// Creates a clock at zero.
  public init() {}

  /// The number of alarms that have neither fired nor been cancelled.
  public var pendingCount: Int { waiting.count }

  /// Returns an alarm that fires when `advance(by:)` has advanced the clock by a time.
  public func alarm(after time: Duration, _ action: @escaping @MainActor () -> Void) -> Alarm {
    let number = nextNumber
    nextNumber += 1
    let alarm = Alarm(action) { [weak self] in self?.waiting.removeAll { $0.number == number } }
    waiting.append(Waiting(due: now + time, number: number, alarm: alarm))
    return alarm
  }

  /// Advances the clock by a duration. All alarms that become due fire in order, including alarms that are set
  /// meanwhile.
  public func advance(by time: Duration) {
    let end = now + time
    while let next = waiting.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      waiting.removeAll { $0.number == next.number }
      now = max(now, next.due)
      next.alarm.ring()
    }
    now = end
  }
}
