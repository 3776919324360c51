/// The life of a run, from before its start to its end: its state, and the action that follows from an event.
///
/// It knows no tasks and no steps. Each event returns the action to take, and ``FlowEngine`` carries it out. The engine
/// answers with the events ``workEnded(_:)`` and ``end(_:)``.
///
/// | state | start | first step | cancel | suspend | work has succeeded | work has failed |
/// |---|---|---|---|---|---|---|
/// | ready | starting | | *end* as cancelled | *end* as suspended | | |
/// | ready, restored | starting | | cancelling: *begin*, to undo | *end* as suspended | | |
/// | starting | | running | cancelling: *stop* | suspending: *stop* | *end* as completed | undoing: *undo* |
/// | running | | | cancelling: *stop* | suspending: *stop* | *end* as completed | undoing: *undo* |
/// | suspending | | | cancelling: *stop* | *stop* again | *end* as completed | *end* as suspended |
/// | cancelling | | | | *stop* again | undoing: *undo* | undoing: *undo* |
/// | undoing | | | | | | |
/// | ended | | | | | | |
///
/// An empty field is an event that changes nothing. Undoing always completes, and leads to the end as failed or as
/// cancelled, according to its cause. Each *end* is answered once by ``end(_:)``, from any state.
struct FlowStateMachine<Outcome: Sendable> {
  /// The reason for which finished steps are undone.
  enum UndoReason {
    case cancelled
    case failed(any Error)
  }

  private enum State {
    case ready(isRestored: Bool)
    case starting(isRestored: Bool)
    case running
    /// The work stops, and finished steps stay finished.
    case suspending
    /// The work stops, and finished steps are undone.
    case cancelling
    case undoing(UndoReason)
    case ended(Outcome)
  }

  private var state = State.ready(isRestored: false)

  // MARK: Beginning

  enum StartAction {
    case begin, nothing
  }

  /// Handles the start of the run, or the first wait for its end.
  mutating func start() -> StartAction {
    guard case .ready(let isRestored) = state else { return .nothing }
    state = .starting(isRestored: isRestored)
    return .begin
  }

  /// Handles the beginning of the first step, a turn after the start.
  mutating func firstStepBegins() {
    if case .starting = state { state = .running }
  }

  /// Handles the move of the run to the position of a snapshot; see ``canResume``.
  mutating func restored() {
    switch state {
    case .ready: state = .ready(isRestored: true)
    case .starting: state = .starting(isRestored: true)
    case .running, .suspending, .cancelling, .undoing, .ended: break
    }
  }

  // MARK: Stopping

  enum StopAction {
    /// Begins the work as cancelled, so that the finished steps of a snapshot are undone.
    case begin
    /// Cancels the work.
    case stop
    /// Ends the run at once, as requested.
    case end
    case nothing
  }

  /// Handles a cancellation of the run.
  mutating func cancel() -> StopAction {
    switch state {
    case .ready(isRestored: false): return .end
    case .ready(isRestored: true):
      state = .cancelling
      return .begin
    case .starting, .running, .suspending:
      state = .cancelling
      return .stop
    case .cancelling, .undoing, .ended: return .nothing
    }
  }

  /// Handles a suspension of the run.
  mutating func suspend() -> StopAction {
    switch state {
    case .ready: return .end
    case .starting, .running, .suspending:
      state = .suspending
      return .stop
    case .cancelling: return .stop
    case .undoing, .ended: return .nothing
    }
  }

  enum LeaveAction {
    case cancel, suspend, nothing
  }

  /// Handles the cancellation of a task that waited for the run.
  ///
  /// - Parameter isSuspended: True if the owner that shows the run is discarded, to be created again from its saved
  ///   state.
  func waiterLeaves(isSuspended: Bool) -> LeaveAction {
    if isSuspended { return .suspend }
    // A suspended run stays suspended.
    if case .suspending = state { return .nothing }
    return .cancel
  }

  /// Handles the release of the last holder of the run.
  func holderLeaves(isSuspended: Bool) -> LeaveAction {
    // A run that was resumed and never started has nothing of its own to undo: its snapshot can still be resumed.
    if case .ready(isRestored: true) = state { return .suspend }
    return waiterLeaves(isSuspended: isSuspended)
  }

  // MARK: Ending

  enum EndAction {
    case complete, suspend, nothing
    case undo(UndoReason)
  }

  /// Handles the end of the work, whether it ended on its own or was stopped.
  mutating func workEnded(_ result: Result<Void, any Error>) -> EndAction {
    switch (state, result) {
    case (.starting, .success), (.running, .success), (.suspending, .success): return .complete
    case (.suspending, .failure): return .suspend
    case (.starting, .failure(let error)), (.running, .failure(let error)): return undo(.failed(error))
    case (.cancelling, _): return undo(.cancelled)
    case (.ready, _), (.undoing, _), (.ended, _): return .nothing
    }
  }

  private mutating func undo(_ reason: UndoReason) -> EndAction {
    state = .undoing(reason)
    return .undo(reason)
  }

  /// Ends the run.
  /// - Returns: False if it had already ended.
  mutating func end(_ outcome: Outcome) -> Bool {
    if case .ended = state { return false }
    state = .ended(outcome)
    return true
  }

  // MARK: Reading

  var canStart: Bool { if case .ready = state { true } else { false } }

  /// The outcome; nil until the end.
  var outcome: Outcome? { if case .ended(let outcome) = state { outcome } else { nil } }

  /// True from the start until the end.
  var isAtWork: Bool {
    switch state {
    case .ready, .ended: false
    case .starting, .running, .suspending, .cancelling, .undoing: true
    }
  }

  var isUndoing: Bool { if case .undoing = state { true } else { false } }

  /// True if the run stops at its current step, to continue there later.
  var isStaying: Bool { if case .suspending = state { true } else { false } }

  /// True if cancelling counts as an action of a person.
  var takesCancel: Bool {
    switch state {
    case .ready, .starting, .running, .suspending, .undoing(.failed): true
    case .cancelling, .undoing(.cancelled), .ended: false
    }
  }

  /// True if the run can be moved to the position of a snapshot: no step has begun, and it was not moved before.
  var canResume: Bool {
    switch state {
    case .ready(let isRestored), .starting(let isRestored): !isRestored
    case .running, .suspending, .cancelling, .undoing, .ended: false
    }
  }

  /// True if the run has a position from which it can continue after a restart.
  var canRest: Bool {
    switch state {
    case .ready(let isRestored): isRestored
    case .starting, .running, .suspending: true
    case .cancelling, .undoing, .ended: false
    }
  }
}
