internal import EspalierScopes
internal import EspalierViews

/// Carries a flow out. Its tasks keep it until the end; the run that people hold cancels it when it goes.
@MainActor
final class FlowEngine<State: Sendable>: FlowCore {
  let flow: Flow<State>
  private let cell: RootCell<State>
  private let root: SeriesRun<State>
  private let onCheckpoint: FlowRun<State>.Checkpoint?
  var onEnd: FlowRun<State>.End?
  private var work: Task<Void, any Error>?
  private var isCancelled = false
  private var isSuspended = false
  /// True when steps may be done already before the start.
  private var isRestored = false
  private var choices: [Int: State] = [:]
  private var lastChoice = 0
  /// The results in the snapshot from which the run goes on, while they are merged.
  private var restoredResults: [String: FlowResult] = [:]
  private var waiters: [CheckedContinuation<FlowOutcome<State>, Never>] = []
  private var isNoting = false
  private var isAddingFindings = false
  /// The snapshot that a reader got last, for those who read during a merge.
  private var toldSnapshot: FlowSnapshot<State>?
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
  }

  // MARK: Seeing

  /// Reads something, and has the reader told when it changes.
  func observed<Value>(_ read: (FlowEngine) -> Value) -> Value {
    change.read()
    return read(self)
  }

  /// The state as a reader sees it. A merge has the state to itself, so who reads meanwhile gets what was told last.
  var readState: State {
    if cell.isChanging || isAddingFindings { return cell.state }
    let state = currentState
    cell.tell(state)
    return state
  }

  /// The snapshot as a reader sees it; during a merge the one that was told last, whose state and progress fit.
  var readSnapshot: FlowSnapshot<State> {
    if cell.isChanging || isAddingFindings, let toldSnapshot { return toldSnapshot }
    let snapshot = snapshot
    cell.tell(snapshot.state)
    let before = toldSnapshot
    toldSnapshot = snapshot
    withExtendedLifetime(before) {}
    return snapshot
  }

  private var currentState: State {
    var state = cell.state
    // What is merged for the reader's sake may read the run itself, and gets what is merged for good.
    guard !isAddingFindings else { return state }
    isAddingFindings = true
    defer { isAddingFindings = false }
    root.addFindings(to: &state)
    return state
  }

  var progress: FlowProgress {
    FlowProgress(name: flow.name, status: status, weight: 1, fraction: root.fraction, body: root.body)
  }

  private var status: FlowProgress.Status {
    switch end {
    case .completed: .done
    case .failed: .failed
    case .cancelled: .undone
    case .suspended: .pending
    case nil: work == nil ? .pending : scenes.isEmpty && questions.isEmpty ? .running : .waiting
    }
  }

  private var snapshot: FlowSnapshot<State> {
    var snapshot = FlowSnapshot(flow: flow.name, state: currentState, progress: progress, choices: choices)
    var results: [String: FlowResult] = [:]
    root.addResults(at: FlowPosition(), onlyWritable: false, to: &results)
    guard !results.isEmpty else { return snapshot }
    let findings = FlowFindings(base: cell.state, results: results)
    snapshot.findings = findings
    snapshot.writableFindings = results.values.allSatisfy(\.isWritable) ? findings : writableFindings
    return snapshot
  }

  /// The findings whose results can be written, with the others merged.
  private var writableFindings: FlowFindings<State> {
    var base = cell.state
    isAddingFindings = true
    defer { isAddingFindings = false }
    root.addUnwritable(to: &base)
    var results: [String: FlowResult] = [:]
    root.addResults(at: FlowPosition(), onlyWritable: true, to: &results)
    return FlowFindings(base: base, results: results)
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
