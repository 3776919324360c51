/// A clock that tells on the main actor when a time has passed, for messages that go by themselves and debounced
/// bindings.
///
/// It is injected, so that a test lets time pass instead of waiting for it (`ManualClock` of EspalierTesting). Unlike a
/// `Clock` it calls back within the turn in which its time has come, so that a test needs not guess when a sleeper has
/// woken.
///
/// ```swift
/// @MainActor func remind(_ clock: any MainClock, _ say: @escaping @MainActor () -> Void) -> Alarm {
///   clock.alarm(after: .seconds(5)) { say() }
/// }
/// ```
@MainActor
public protocol MainClock: Sendable {
  /// Runs the action once, on the main actor, when that time has passed, unless the alarm was cancelled before.
  func alarm(after time: Duration, _ action: @escaping @MainActor () -> Void) -> Alarm
}

/// Something that will happen at a time, and can be called off.
@MainActor
public final class Alarm {
  private var action: (@MainActor () -> Void)?
  private var cancellation: (@MainActor () -> Void)?

  /// Creates an alarm, for clocks. `onCancel` runs once when the alarm is called off before it has rung.
  public init(_ action: @escaping @MainActor () -> Void, onCancel: (@MainActor () -> Void)? = nil) {
    self.action = action
    cancellation = onCancel
  }

  /// Does what the alarm is for, at most once.
  public func ring() {
    let due = action
    action = nil
    cancellation = nil
    due?()
  }

  /// Calls the alarm off; after it has rung this does nothing.
  public func cancel() {
    let call = cancellation
    action = nil
    cancellation = nil
    call?()
  }
}

/// The time of the machine, which does not jump when its calendar is set.
public struct SystemMainClock: MainClock {
  /// Creates the clock.
  public nonisolated init() {}

  /// Runs the action when so much time has passed.
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
