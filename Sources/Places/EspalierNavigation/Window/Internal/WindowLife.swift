internal import EspalierBase

/// The state of a window, the work that ends with it, and the turns that are to come.
///
/// The parts of a window share it: each asks it for a turn when something has changed, and starts its tasks by it. What a
/// turn is, is said by ``WindowTurns``.
@MainActor
final class WindowLife {
  /// The state of a window.
  enum State {
    /// It is open, and does something or nothing just now.
    case open(Turn)
    /// It shows nothing any more.
    case closed
  }

  /// The work that an open window does at the moment.
  enum Turn {
    /// It waits for an event or a change.
    case resting
    /// Something has changed, and is shown at the end of this turn of the main actor.
    case scheduled
    /// An event is carried out.
    case handling
    /// Places and scenes come to rest: what came has its screen, what went is let go.
    case settling
    /// The screens become patches.
    case rendering
    /// The surface is told, then the observers, then the scenes and rows that came or went.
    case reporting
  }

  private(set) var state = State.open(.resting)
  /// True when something has changed that nobody observes.
  private(set) var isDirty = true
  private let tasks = WindowTasks()
  /// Returns true when something is there to be shown.
  var needsTurn: @MainActor () -> Bool = { false }
  /// Shows what has changed.
  var takeTurn: @MainActor () -> Void = {}

  var isClosed: Bool { if case .closed = state { true } else { false } }

  /// True while an event is carried out, and nothing of it is shown just now.
  var isHandling: Bool { if case .open(.handling) = state { true } else { false } }

  /// True unless a turn is under way, which shows what has changed or is followed by one that does.
  var canTakeTurn: Bool {
    switch state {
    case .open(.resting), .open(.scheduled), .open(.handling): true
    case .open(.settling), .open(.rendering), .open(.reporting), .closed: false
    }
  }

  /// Begins a part of a turn; returns the one that it interrupts, to be given to ``goOn(with:)``.
  func begin(_ turn: Turn) -> Turn? {
    guard case .open(let outer) = state else { return nil }
    state = .open(turn)
    return outer
  }

  /// Goes on with another part of a turn; a window that has been closed meanwhile stays closed.
  func goOn(with turn: Turn?) {
    guard let turn, case .open = state else { return }
    state = .open(turn)
  }

  /// Closes for good; tasks are cancelled, and those who wait go on.
  func close() {
    state = .closed
    isDirty = false
  }

  /// Cancels the tasks under way.
  func cancelTasks() { tasks.cancelAll() }

  /// Has those go on who wait.
  func releaseWaiters() { tasks.resumeWaiters() }

  // MARK: Turns to come

  /// Asks for a turn: something has changed.
  func invalidate() {
    isDirty = true
    schedule()
  }

  /// Takes note that what has changed is being shown.
  func clean() { isDirty = false }

  /// In the midst of a turn nothing is scheduled: it ends with a look at what there is to be shown.
  private func schedule() {
    guard case .open(.resting) = state else { return }
    state = .open(.scheduled)
    Task { [weak self] in
      guard let self else { return }
      if case .open(.scheduled) = state { state = .open(.resting) }
      takeTurn()
    }
  }

  /// Looks after a turn, or a task, whether there is more to be shown; if not, and nothing is under way, those go on who wait
  /// for that.
  func rest() {
    let isUnshown = needsTurn()
    switch state {
    case .open(.resting) where isUnshown: schedule()
    case .open(.scheduled): break
    default: if !isUnshown, tasks.isEmpty { tasks.resumeWaiters() }
    }
  }

  // MARK: Work

  /// Runs work that ends with the window, and that ``settled()`` waits for. A window that has closed starts nothing.
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

  /// True when nothing is under way: no task, and no turn to come.
  var isSettled: Bool {
    if case .open(.scheduled) = state { return false }
    return tasks.isEmpty && !needsTurn()
  }

  /// Waits until nothing is under way, or whoever waits is cancelled.
  func settled() async {
    guard !isSettled, !isClosed else { return }
    await tasks.wait()
  }
}
