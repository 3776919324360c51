internal import EspalierScopes
internal import EspalierViews

/// Carries a flow out. Its tasks keep it until the end; the run that people hold cancels it when it goes.
@MainActor
final class FlowEngine<State: Sendable>: FlowCore {
  let flow: Flow<State>
  let cell: RootCell<State>
  let root: SeriesRun<State>
  private let onCheckpoint: FlowRun<State>.Checkpoint?
  var onEnd: FlowRun<State>.End?
  var work: Task<Void, any Error>?
  private var isCancelled = false
  private var isSuspended = false
  /// True when steps may be done already before the start.
  private var isRestored = false
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
    let work = EventUnderWay.$current.withValue(nil) { Task { try await root.perform(in: self) } }
    self.work = work
    if isCancelled || isSuspended { work.cancel() }
    // A task of its own, which nobody cancels: what is taken back is taken back to its end.
    Task { await finish(await work.result) }
  }

  override func cancel() {
    guard end == nil, !isCancelled else { return }
    isCancelled = true
    takeTurn()
    work?.cancel()
    guard work == nil else { return }
    // What was done before a restart is undone; otherwise there is nothing to wait for.
    if isRestored { begin() } else { tell(.cancelled(cell.state)) }
  }

  /// A task that waited is cancelled: where the run was told to stay as it is, it stays so.
  func cancelUnlessSuspended() {
    if !isSuspended { cancel() }
  }

  /// Nobody holds the run any more.
  func letGo() {
    // One that was resumed and never started has nothing of its own to undo: its snapshot leads on as before.
    if isRestored, work == nil { suspend() } else { cancelUnlessSuspended() }
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
