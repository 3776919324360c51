internal import EspalierBase
internal import EspalierViews

/// An engine that carries out the actions of a ``FlowStateMachine``. The engine's tasks retain the engine until the run
/// ends. When the ``FlowRun`` is released, its engine cancels or suspends the work.
@MainActor
final class FlowEngine<State: Sendable>: FlowCore {
  let flow: Flow<State>
  private(set) var reading: FlowReading<State>
  private(set) var machine = FlowStateMachine<FlowOutcome<State>>()
  var keeping = FlowRestoration<State>()
  private let onCheckpoint: FlowRun<State>.Checkpoint?
  var onEnd: FlowRun<State>.End?
  private var work: Task<Void, any Error>?
  private let checkpoints = OneByOne()
  /// The step results in the snapshot that is being restored, by the positions of the steps; empty at all other times.
  private var restoredResults: [String: FlowResult] = [:]
  private var waiters: [CheckedContinuation<FlowOutcome<State>, Never>] = []

  init(
    _ flow: Flow<State>, state: State, interaction: FlowInteraction, clock: any MainClock, isReadable: Bool,
    onCheckpoint: FlowRun<State>.Checkpoint? = nil, onEnd: FlowRun<State>.End? = nil
  ) {
    self.flow = flow
    self.onCheckpoint = onCheckpoint
    self.onEnd = onEnd
    reading = FlowReading(of: flow, state: state, isReadable: isReadable)
    super.init(flowName: flow.name, interaction: interaction, clock: clock, hasCheckpoint: onCheckpoint != nil)
  }

  private var state: State { reading.cell.state }

  // MARK: Life

  func start() {
    // A person who only points at the link of a flow's place has not begun it.
    guard machine.canStart, !Preparation.isUnderWay else { return }
    // The event that started the run has no position before it.
    adopt()
    change.raise()
    if case .begin = machine.start() { begin() }
  }

  private func begin() {
    // Each step works for the latest event, not for the event that started the run.
    let work = EventUnderWay.$current.withValue(nil) { Task { try await perform() } }
    self.work = work
    // A task of its own, which is never cancelled: undoing always completes.
    Task { await finish(await work.result) }
  }

  private func perform() async throws {
    machine.firstStepBegins()
    try await reading.root.perform(in: self)
  }

  override func willServe() {
    // An object in it may read the run when it is released.
    let before = keeping.asked
    keeping.asked = keeping.isKept ? resting : nil
    withExtendedLifetime(before) {}
  }

  override func cancel() {
    guard machine.takesCancel else { return }
    // The position at the person's event is known until the run is cancelled.
    takeTurn()
    switch machine.cancel() {
    case .stop: work?.cancel()
    case .begin:
      begin()
      work?.cancel()
    case .end: report(.cancelled(state))
    case .nothing: break
    }
  }

  func suspend() {
    let action = machine.suspend()
    if case .nothing = action { return }
    takeTurn()
    if case .end = action { report(.suspended(reading.position(status))) } else { work?.cancel() }
  }

  /// Handles the cancellation of a task that waited for the run.
  ///
  /// - Parameter isSuspended: True if the owner that shows the run is discarded, to be created again from its saved
  ///   state.
  func endWaiting(isSuspended: Bool) {
    leave(machine.waiterLeaves(isSuspended: isSuspended && keeping.isSuspended))
  }

  /// Handles the release of the last holder of the run.
  func release() { leave(machine.holderLeaves(isSuspended: keeping.isSuspended)) }

  private func leave(_ action: FlowStateMachine<FlowOutcome<State>>.LeaveAction) {
    switch action {
    case .cancel: cancel()
    case .suspend: suspend()
    case .nothing: break
    }
  }

  override var isStaying: Bool { machine.isStaying }

  override var isIdle: Bool { !machine.isAtWork || super.isIdle }

  func outcome() async -> FlowOutcome<State> {
    if let outcome = machine.outcome { return outcome }
    // It has not started, and will not.
    if Preparation.isUnderWay, machine.canStart { return .cancelled(state) }
    return await withCheckedContinuation { waiters.append($0) }
  }

  private func finish(_ result: Result<Void, any Error>) async {
    change.raise()
    switch machine.workEnded(result) {
    case .complete: report(.completed(state))
    case .suspend: report(.suspended(reading.position(status)))
    case .undo(let reason):
      reading.root.settle()
      await reading.root.undo(in: self)
      report(outcome(of: reason))
    case .nothing: break
    }
  }

  private func outcome(of reason: FlowStateMachine<FlowOutcome<State>>.UndoReason) -> FlowOutcome<State> {
    switch reason {
    case .cancelled: return .cancelled(state)
    case .failed(let error):
      var failure = error as? FlowFailure ?? FlowFailure(flow: flow.name, path: [], error: error)
      failure.notUndone = notUndone
      return .failed(failure, state)
    }
  }

  private func report(_ outcome: FlowOutcome<State>) {
    change.raise()
    guard machine.end(outcome) else { return }
    let notify = onEnd
    onEnd = nil
    EventUnderWay.$current.withValue(event) { notify?(outcome) }
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume(returning: outcome) }
    wakeIdle()
    reading.end()
  }

  // MARK: Continuing later

  /// Stores snapshots one at a time, so that an earlier snapshot is never stored after a later one.
  override func checkpoint() async throws {
    guard let onCheckpoint else { return }
    try await checkpoints.run { try await onCheckpoint(reading.position(status)) }
  }

  override func keepChoice(at root: any Sendable) -> Int { reading.choices.keep(root as? State) }

  override func forgetChoice(_ number: Int) {
    let before = reading.choices.forget(number)
    withExtendedLifetime(before) {}
  }

  override func choice(_ number: Int) -> (any Sendable)? { reading.choices.states[number] }

  override func result(at position: String) -> FlowResult? { restoredResults[position] }

  /// Moves the run to the position of a snapshot, if its first step has not begun. A run that has progressed further,
  /// was already moved, or refuses the snapshot is unchanged.
  func resume(from snapshot: FlowSnapshot<State>) throws(FlowError) {
    guard machine.canResume else { return }
    let other = FlowEngine(
      flow, state: snapshot.findings?.base ?? snapshot.state, interaction: interaction, clock: clock, isReadable: true)
    try other.restore(snapshot)
    change.raise()
    // An object in a state may read the run when it is released.
    let before = reading
    reading = other.reading
    machine.restored()
    withExtendedLifetime(before) {}
  }

  func restore(_ snapshot: FlowSnapshot<State>) throws(FlowError) {
    guard snapshot.flow == flow.name else { throw .otherFlow(expected: flow.name, found: snapshot.flow) }
    machine.restored()
    reading.choices = FlowChoices(snapshot.choices)
    restoredResults = snapshot.findings?.results ?? [:]
    defer { restoredResults = [:] }
    reading.cell.publish(snapshot.state)
    try reading.root.restore(snapshot.progress, at: FlowPosition(), in: self)
    reading.publish(snapshot)
  }
}
