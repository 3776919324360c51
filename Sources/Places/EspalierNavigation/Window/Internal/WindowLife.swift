internal import EspalierBase

/// The state of a window, the work that ends with it, and its pending turns.
///
/// The parts of a window share it: each requests a turn here after a change, and starts its tasks here. For the turns,
/// see ``WindowTurns``.
@MainActor
final class WindowLife {
  /// The state of a window.
  enum State {
    /// An open window, with its current work.
    case open(Turn)
    /// A closed window, which shows nothing any more.
    case closed
  }

  /// The current work of an open window.
  enum Turn {
    /// A pause, in which the window waits for an event or a change.
    case resting
    /// A pause in which a turn is scheduled. The turn begins after the current work of the main actor, and shows the
    /// changes.
    case scheduled
    /// The handling of an event.
    case handling
    /// The settling of places and scenes. New ones get their screens, and removed ones are released.
    case settling
    /// The rendering of the screens into patches.
    case rendering
    /// The notification of the surface, then of the observers, then of the scenes and rows that appeared or
    /// disappeared.
    case reporting
  }

  private(set) var state = State.open(.resting)
  /// True if ``invalidate()`` has reported a change that is not shown yet, and before the first turn.
  private(set) var isDirty = true
  private let tasks = WindowTasks()
  /// The closure that returns true if there are changes to show.
  var needsTurn: @MainActor () -> Bool = { false }
  /// The closure that shows the changes.
  var takeTurn: @MainActor () -> Void = {}

  var isClosed: Bool { if case .closed = state { true } else { false } }

  /// True while an event is being handled and none of its changes is being shown.
  var isHandling: Bool { if case .open(.handling) = state { true } else { false } }

  /// True if a turn may begin now. If a turn is in progress, that turn or the next one shows the changes.
  var canTakeTurn: Bool {
    switch state {
    case .open(.resting), .open(.scheduled), .open(.handling): true
    case .open(.settling), .open(.rendering), .open(.reporting), .closed: false
    }
  }

  /// Begins a part of a turn. Returns the interrupted part, which the caller passes to ``resume(with:)``.
  func begin(_ turn: Turn) -> Turn? {
    guard case .open(let outer) = state else { return nil }
    state = .open(turn)
    return outer
  }

  /// Continues with another part of a turn, unless the window has been closed in the meantime.
  func resume(with turn: Turn?) {
    guard let turn, case .open = state else { return }
    state = .open(turn)
  }

  /// Records that the window is closed permanently, and that it has no changes to show.
  func close() {
    state = .closed
    isDirty = false
  }

  /// Cancels the tasks in progress.
  func cancelTasks() { tasks.cancelAll() }

  /// Resumes the waiting callers.
  func releaseWaiters() { tasks.resumeWaiters() }

  // MARK: Pending turns

  /// Requests a turn, because something has changed.
  func invalidate() {
    isDirty = true
    schedule()
  }

  /// Records that the changes are being shown.
  func clean() { isDirty = false }

  /// Schedules a turn, unless one is scheduled or in progress. A turn in progress checks for further changes when it
  /// ends.
  private func schedule() {
    guard case .open(.resting) = state else { return }
    state = .open(.scheduled)
    Task { [weak self] in
      guard let self else { return }
      if case .open(.scheduled) = state { state = .open(.resting) }
      takeTurn()
    }
  }

  /// Checks for further changes after a turn or a task.
  ///
  /// If there are none and no work is in progress, the waiting callers are resumed.
  func rest() {
    let isUnshown = needsTurn()
    switch state {
    case .open(.resting) where isUnshown: schedule()
    case .open(.scheduled): break
    default: if !isUnshown, tasks.isEmpty { tasks.resumeWaiters() }
    }
  }

  // MARK: Work

  /// Starts work that ends with the window. ``settled()`` waits for the work, and a closed window starts nothing.
  @discardableResult
  func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    guard !isClosed else {
      let nothing = Task {}
      nothing.cancel()
      return nothing
    }
    let event = EventUnderWay.current
    event?.begin()
    return tasks.start(work) { [weak self] in
      self?.rest()
      event?.end()
    }
  }

  /// True if no work is in progress: no task and no pending turn.
  var isSettled: Bool {
    if case .open(.scheduled) = state { return false }
    return tasks.isEmpty && !needsTurn()
  }

  /// Waits until no work is in progress, or until the caller is cancelled.
  func settled() async {
    guard !isSettled, !isClosed else { return }
    await tasks.wait()
  }
}
