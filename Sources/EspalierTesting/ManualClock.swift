public import EspalierViews

/// A clock whose time passes when a test says so, so that nothing in a test ever waits.
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

  /// How much time has passed since the clock was made.
  public private(set) var now: Duration = .zero
  private var waiting: [Waiting] = []
  private var nextNumber = 0

  /// Makes a clock at zero.
  public init() {}

  /// How many alarms have neither rung nor been called off.
  public var pendingCount: Int { waiting.count }

  /// Rings when `advance(by:)` has let so much time pass.
  public func alarm(after time: Duration, _ action: @escaping @MainActor () -> Void) -> Alarm {
    let number = nextNumber
    nextNumber += 1
    let alarm = Alarm(action) { [weak self] in self?.waiting.removeAll { $0.number == number } }
    waiting.append(Waiting(due: now + time, number: number, alarm: alarm))
    return alarm
  }

  /// Lets time pass: all that becomes due rings, in order, what is set meanwhile included.
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
