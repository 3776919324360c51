/// The life of a run, from before its start to its one end: the state that it is in, and what follows from an event.
///
/// It knows no task and no step. Each event returns the action to take, and ``FlowEngine`` takes it; who carries actions
/// out answers with the events ``workEnded(_:)`` and ``end(_:)``.
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
/// An empty field is an event that changes nothing. Undoing leads to the end as failed or as cancelled, whichever led to
/// it, and is not given up. Each *end* is answered by ``end(_:)``, from whatever state, once.
struct FlowStateMachine<Outcome: Sendable> {
  /// The reason why what was done is undone.
  enum UndoReason {
    case cancelled
    case failed(any Error)
  }

  private enum State {
    case ready(isRestored: Bool)
    case starting(isRestored: Bool)
    case running
    /// The work is to stop, and to stay as it is.
    case suspending
    /// The work is to stop, and to be undone.
    case cancelling
    case undoing(UndoReason)
    case ended(Outcome)
  }

  private var state = State.ready(isRestored: false)

  // MARK: Beginning

  enum StartAction {
    case begin, nothing
  }

  /// Somebody starts the run, or waits for its end.
  mutating func start() -> StartAction {
    guard case .ready(let isRestored) = state else { return .nothing }
    state = .starting(isRestored: isRestored)
    return .begin
  }

  /// The first step begins: a turn after the start.
  mutating func firstStepBegins() {
    if case .starting = state { state = .running }
  }

  /// The run was brought to where a snapshot was taken; see ``canGoOn``.
  mutating func restored() {
    switch state {
    case .ready: state = .ready(isRestored: true)
    case .starting: state = .starting(isRestored: true)
    case .running, .suspending, .cancelling, .undoing, .ended: break
    }
  }

  // MARK: Stopping

  enum StopAction {
    /// Begins the work, cancelled, so that what a snapshot says is done is undone.
    case begin
    /// Cancels the work.
    case stop
    /// Ends the run at once, as it was asked.
    case end
    case nothing
  }

  /// Somebody cancels the run.
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

  /// Somebody stops the run where it is.
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

  /// A task that waited for the run is cancelled.
  /// - Parameter isPutAway: Whether that is because what shows the run goes, to be made again from what it keeps.
  func waiterLeaves(isPutAway: Bool) -> LeaveAction {
    if isPutAway { return .suspend }
    // Where the run was told to stay as it is, it stays so.
    if case .suspending = state { return .nothing }
    return .cancel
  }

  /// Nobody holds the run any more.
  func holderLeaves(isPutAway: Bool) -> LeaveAction {
    // One that was resumed and never started has nothing of its own to undo: its snapshot leads on as before.
    if case .ready(isRestored: true) = state { return .suspend }
    return waiterLeaves(isPutAway: isPutAway)
  }

  // MARK: Ending

  enum EndAction {
    case complete, suspend, nothing
    case undo(UndoReason)
  }

  /// The work has come to its end, by itself or because it was stopped.
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

  /// The run is over.
  /// - Returns: False when it was over before.
  mutating func end(_ outcome: Outcome) -> Bool {
    if case .ended = state { return false }
    state = .ended(outcome)
    return true
  }

  // MARK: Asking

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

  /// True when the run stops where it is, to go on there later.
  var isStaying: Bool { if case .suspending = state { true } else { false } }

  /// True when cancelling is something that a person did, and that counts.
  var takesCancel: Bool {
    switch state {
    case .ready, .starting, .running, .suspending, .undoing(.failed): true
    case .cancelling, .undoing(.cancelled), .ended: false
    }
  }

  /// True when the run can be brought to where a snapshot was taken: no step has begun, and it was brought nowhere before.
  var canGoOn: Bool {
    switch state {
    case .ready(let isRestored), .starting(let isRestored): !isRestored
    case .running, .suspending, .cancelling, .undoing, .ended: false
    }
  }

  /// True when there is a position to go on from after a restart.
  var canRest: Bool {
    switch state {
    case .ready(let isRestored): isRestored
    case .starting, .running, .suspending: true
    case .cancelling, .undoing, .ended: false
    }
  }
}
