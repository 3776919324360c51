/// A clock that runs an action on the main actor after a time. It serves messages that disappear automatically, and
/// debounced bindings.
///
/// Inject the clock, so that a test advances the time instead of waiting for it (`ManualClock` of EspalierTesting).
/// Unlike a `Clock`, it calls back within the turn in which the time has passed, so that a test need not guess when a
/// sleeping task has woken.
///
/// ```swift
/// @MainActor func remind(_ clock: any MainClock, _ say: @escaping @MainActor () -> Void) -> Alarm {
///   clock.alarm(after: .seconds(5)) { say() }
/// }
/// ```
@MainActor
public protocol MainClock: Sendable {
  /// Runs the action once, on the main actor, after the given time, unless the alarm is cancelled first.
  func alarm(after time: Duration, _ action: @escaping @MainActor () -> Void) -> Alarm
}

/// An action that will run at a later time and can be cancelled.
@MainActor
public final class Alarm {
  private var action: (@MainActor () -> Void)?
  private var cancellation: (@MainActor () -> Void)?

  /// Creates an alarm that runs an action when its clock rings it. Use it to implement a clock.
  ///
  /// `onCancel` runs once if the alarm is cancelled before it rings.
  public init(_ action: @escaping @MainActor () -> Void, onCancel: (@MainActor () -> Void)? = nil) {
    self.action = action
    cancellation = onCancel
  }

  /// Runs the action of the alarm, at most once.
  public func ring() {
    let due = action
    action = nil
    cancellation = nil
    due?()
  }

  /// Cancels the alarm; does nothing after the alarm has rung.
  public func cancel() {
    let call = cancellation
    action = nil
    cancellation = nil
    call?()
  }
}

/// A clock that measures the machine's real time. It does not jump when the date or time is set.
public struct SystemMainClock: MainClock {
  /// Creates a clock that measures the machine's real time.
  public nonisolated init() {}

  /// Runs the action after the given time.
  public func alarm(after time: Duration, _ action: @escaping @MainActor () -> Void) -> Alarm {
    let sleep = SleepTask()
    let alarm = Alarm(action) { sleep.task?.cancel() }
    sleep.task = Task {
      try? await Task.sleep(for: time)
      if !Task.isCancelled { alarm.ring() }
    }
    return alarm
  }

  @MainActor private final class SleepTask {
    var task: Task<Void, Never>?
  }
}
