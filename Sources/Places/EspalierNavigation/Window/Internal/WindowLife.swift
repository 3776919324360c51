internal import EspalierBase

/// The state of a window, the work that ends with it, and its pending turns.
///
/// The parts of a window share it: each requests a turn here after a change, and starts its tasks here. For the turns,
/// see ``WindowTurns``.
@MainActor
final class WindowLife {
  /// The state of a window.
  enum State {
    /// The window is open; the turn gives its current work.
    case open(Turn)
    /// The window is closed, and shows nothing any more.
    case closed
  }

  /// The current work of an open window.
  enum Turn {
    /// The window waits for an event or a change.
    case resting
    /// Something has changed, and will be shown at the end of this turn of the main actor.
    case scheduled
    /// An event is being handled.
    case handling
    /// Places and scenes settle: new ones get their screens, and removed ones are released.
    case settling
    /// The screens become patches.
    case rendering
    /// The surface is notified, then the observers, then the scenes and rows that appeared or disappeared.
    case reporting
  }

  private(set) var state = State.open(.resting)
  /// True if something has changed that is not observed.
  private(set) var isDirty = true
  private let tasks = WindowTasks()
  /// Returns true if there is something to show.
  var needsTurn: @MainActor () -> Bool = { false }
  /// Shows what has changed.
  var takeTurn: @MainActor () -> Void = {}

  var isClosed: Bool { if case .closed = state { true } else { false } }

  /// True while an event is being handled and none of its changes is being shown.
  var isHandling: Bool { if case .open(.handling) = state { true } else { false } }

  /// True unless a turn is in progress, which shows the changes or is followed by one that does.
  var canTakeTurn: Bool {
    switch state {
    case .open(.resting), .open(.scheduled), .open(.handling): true
    case .open(.settling), .open(.rendering), .open(.reporting), .closed: false
    }
  }

  /// Begins a part of a turn, and returns the part that it interrupts, to be passed to ``goOn(with:)``.
  func begin(_ turn: Turn) -> Turn? {
    guard case .open(let outer) = state else { return nil }
    state = .open(turn)
    return outer
  }

  /// Continues with another part of a turn; a window that has been closed meanwhile stays closed.
  func goOn(with turn: Turn?) {
    guard let turn, case .open = state else { return }
    state = .open(turn)
  }

  /// Closes the window permanently; tasks are cancelled, and waiting callers are resumed.
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

  /// During a turn nothing is scheduled: the turn ends with a check for further changes.
  private func schedule() {
    guard case .open(.resting) = state else { return }
    state = .open(.scheduled)
    Task { [weak self] in
      guard let self else { return }
      if case .open(.scheduled) = state { state = .open(.resting) }
      takeTurn()
    }
  }

  /// Checks after a turn or a task for further changes.
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

  /// Runs work that ends with the window, and that ``settled()`` waits for. A closed window starts nothing.
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
