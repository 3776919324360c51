internal import EspalierScopes
internal import EspalierViews

/// Carries a flow out. Its tasks keep it until the end; the run that people hold cancels it when it goes.
@MainActor
final class FlowEngine<State: Sendable>: FlowCore {
  let flow: Flow<State>
  private(set) var cell: RootCell<State>
  private(set) var root: SeriesRun<State>
  private let onCheckpoint: FlowRun<State>.Checkpoint?
  var onEnd: FlowRun<State>.End?
  var work: Task<Void, any Error>?
  private(set) var isCancelled = false
  private var isSuspended = false
  /// True when steps may be done already before the start.
  private(set) var isRestored = false
  /// True once the first step may have begun, which is a turn after the start.
  private var hasBegun = false
  /// True when a scene keeps where the run is; see ``keptSnapshot``.
  var isKept = false
  /// The position at which the person did what the run is at work for; nil where that began the run.
  private(set) var asked: FlowSnapshot<State>?
  /// True when the last scene of the run has gone only to be made again, from the snapshot that it keeps.
  var isPutAway = false
  var choices: [Int: State] = [:]
  private var lastChoice = 0
  /// The results in the snapshot from which the run goes on, while they are merged.
  private var restoredResults: [String: FlowResult] = [:]
  private var waiters: [CheckedContinuation<FlowOutcome<State>, Never>] = []
  private var isNoting = false
  var isAddingFindings = false
  /// The snapshot that a reader got last, for those who read during a merge.
  var toldSnapshot: FlowSnapshot<State>?
  private var noters: [CheckedContinuation<Void, Never>] = []
  private(set) var isUndoing = false
  private(set) var end: FlowOutcome<State>?

  init(
    _ flow: Flow<State>, state: State, interaction: FlowInteraction, clock: any MainClock, isReadable: Bool,
    onCheckpoint: FlowRun<State>.Checkpoint? = nil, onEnd: FlowRun<State>.End? = nil
  ) {
    self.flow = flow
    self.onCheckpoint = onCheckpoint
    self.onEnd = onEnd
    cell = RootCell(state, isReadable: isReadable)
    root = SeriesRun(flow.parts, shape: flow.shape, on: cell, path: [])
    super.init(flowName: flow.name, interaction: interaction, clock: clock, hasCheckpoint: onCheckpoint != nil)
    if isReadable { toldSnapshot = snapshot }
  }

  // MARK: Life

  func start() {
    guard work == nil, end == nil else { return }
    adopt()
    change.raise()
    begin()
  }

  private func begin() {
    // Each step is done for what was done last, and not for what began the run.
    let work = EventUnderWay.$current.withValue(nil) { Task { try await perform() } }
    self.work = work
    if isCancelled || isSuspended { work.cancel() }
    // A task of its own, which nobody cancels: what is taken back is taken back to its end.
    Task { await finish(await work.result) }
  }

  private func perform() async throws {
    hasBegun = true
    try await root.perform(in: self)
  }

  override func willServe() { asked = isKept ? resting : nil }

  override func cancel() {
    guard end == nil, !isCancelled else { return }
    takeTurn()
    isCancelled = true
    work?.cancel()
    guard work == nil else { return }
    // What was done before a restart is undone; otherwise there is nothing to wait for.
    if isRestored { begin() } else { tell(.cancelled(cell.state)) }
  }

  /// A task that waited is cancelled: where the run was told to stay as it is, it stays so.
  func cancelUnlessSuspended() {
    if !isSuspended { cancel() }
  }

  /// A task that waited is cancelled.
  /// - Parameter isPutAway: True when that is because what shows the run goes, to be made again from what it keeps.
  func endWaiting(isPutAway: Bool) {
    if isPutAway, self.isPutAway { suspend() } else { cancelUnlessSuspended() }
  }

  /// Nobody holds the run any more.
  func letGo() {
    // One that was resumed and never started has nothing of its own to undo: its snapshot leads on as before.
    if isPutAway || isRestored && work == nil { suspend() } else { cancelUnlessSuspended() }
  }

  override var isStaying: Bool { isSuspended && !isCancelled }

  func suspend() {
    guard end == nil, !isUndoing else { return }
    isSuspended = true
    takeTurn()
    work?.cancel()
    if work == nil { tell(.suspended(snapshot)) }
  }

  override var isIdle: Bool { end != nil || work == nil || super.isIdle }

  func outcome() async -> FlowOutcome<State> {
    if let end { return end }
    return await withCheckedContinuation { waiters.append($0) }
  }

  private func finish(_ result: Result<Void, any Error>) async {
    switch result {
    case .success where !isCancelled: tell(.completed(cell.state))
    case .failure(let error) where !isCancelled && !isSuspended:
      await undo()
      var failure = error as? FlowFailure ?? FlowFailure(flow: flow.name, path: [], error: error)
      failure.notUndone = notUndone
      tell(.failed(failure, cell.state))
    case .failure where !isCancelled: tell(.suspended(snapshot))
    default:
      await undo()
      tell(.cancelled(cell.state))
    }
  }

  private func undo() async {
    change.raise()
    isUndoing = true
    root.settle()
    await root.undo(in: self)
    change.raise()
    isUndoing = false
  }

  private func tell(_ outcome: FlowOutcome<State>) {
    guard end == nil else { return }
    change.raise()
    end = outcome
    let told = onEnd
    onEnd = nil
    EventUnderWay.$current.withValue(event) { told?(outcome) }
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume(returning: outcome) }
    wakeIdle()
    // Nothing is merged any more, so nobody needs what was told before.
    let before = toldSnapshot
    toldSnapshot = nil
    cell.tell(cell.state)
    withExtendedLifetime(before) {}
  }

  // MARK: Going on later

  /// One at a time, so that an earlier snapshot is never kept after a later one.
  override func checkpoint() async throws {
    guard let onCheckpoint else { return }
    if isNoting { await withCheckedContinuation { noters.append($0) } }
    isNoting = true
    defer {
      if noters.isEmpty { isNoting = false } else { noters.removeFirst().resume() }
    }
    try await onCheckpoint(snapshot)
  }

  override func keepChoice(at root: any Sendable) -> Int {
    lastChoice += 1
    choices[lastChoice] = root as? State
    return lastChoice
  }

  override func forgetChoice(_ number: Int) {
    let before = choices
    choices[number] = nil
    withExtendedLifetime(before) {}
  }

  override func choice(_ number: Int) -> (any Sendable)? { choices[number] }

  override func result(at place: String) -> FlowResult? { restoredResults[place] }

  /// Brings a run whose first step has not begun to where a snapshot was taken. A run that is further, or was brought
  /// somewhere before, stays as it is, and so does one that refuses the snapshot.
  func goOn(from snapshot: FlowSnapshot<State>) throws(FlowError) {
    guard !hasBegun, !isRestored, !isCancelled, !isSuspended, end == nil else { return }
    let other = FlowEngine(
      flow, state: snapshot.findings?.base ?? snapshot.state, interaction: interaction, clock: clock, isReadable: true)
    try other.restore(snapshot)
    change.raise()
    // What a state holds may read the run as it goes.
    let before = (cell, root, toldSnapshot)
    (cell, root, toldSnapshot) = (other.cell, other.root, other.toldSnapshot)
    (choices, lastChoice) = (other.choices, other.lastChoice)
    isRestored = true
    withExtendedLifetime(before) {}
  }

  func restore(_ snapshot: FlowSnapshot<State>) throws(FlowError) {
    guard snapshot.flow == flow.name else { throw .otherFlow(expected: flow.name, found: snapshot.flow) }
    isRestored = true
    choices = snapshot.choices
    lastChoice = choices.keys.max() ?? 0
    restoredResults = snapshot.findings?.results ?? [:]
    defer { restoredResults = [:] }
    cell.tell(snapshot.state)
    try root.restore(snapshot.progress, at: FlowPosition(), in: self)
    toldSnapshot = snapshot
  }
}
