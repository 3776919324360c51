public import EspalierScreens
public import EspalierViews
public import Observation

/// A flow under way: its progress, its questions, and its end.
///
/// ```swift
/// struct Import: Sendable { var text: String; var count = 0 }
/// let flow = Flow<Import>("Import") { Step("Count", into: \.count) { state in state.text.count } }
///
/// @MainActor func count(_ text: String) async -> Int {
///   let run = FlowRun(flow, state: Import(text: text)).start()
///   return await run.outcome.state.count
/// }
/// ```
///
/// The run is observed: a screen that reads ``progress``, ``question`` or ``scene`` is made again when they change.
/// ``FlowScene`` is such a screen.
///
/// - Isolation: main actor.
/// - Ownership: the caller that makes a run keeps it; a run that nobody keeps any more is cancelled, and finished steps
///   are compensated all the same. A run that was suspended stays so, and one that was never started has nothing
///   undone: let go of a resumed run, and its snapshot still leads on. A run whose ``FlowScene`` was put away with the
///   snapshot that it keeps is suspended.
/// - Cost: a merge changes the state in its place. A collection in it is copied only where ``state`` or ``snapshot`` has
///   been read since the last merge that changed the collection. A merge that reads its own run gets what was last read
///   outside of a merge, or what the run began with: it has the state in its hands.
@MainActor
public final class FlowRun<State: Sendable>: Observable {
  /// Keeps a snapshot; the flow waits for it, and fails at the step when it throws.
  public typealias Checkpoint = @MainActor @Sendable (FlowSnapshot<State>) async throws -> Void
  /// Takes the end of a flow.
  public typealias End = @MainActor @Sendable (FlowOutcome<State>) -> Void

  let engine: FlowEngine<State>

  /// Makes a run that has not started.
  ///
  /// - Parameters:
  ///   - interaction: `.ask` when a person sees the run and can be asked.
  ///   - clock: The clock that times the waits before retries.
  ///   - onCheckpoint: Runs after each step that is done, or was left out after a failure, one at a time, with what a later
  ///     ``Flow/resume(_:interaction:clock:onCheckpoint:onEnd:)`` goes on from.
  ///   - onEnd: Runs once, at the end.
  public init(
    _ flow: Flow<State>, state: State, interaction: FlowInteraction = .ask, clock: any MainClock = SystemMainClock(),
    onCheckpoint: Checkpoint? = nil, onEnd: End? = nil
  ) {
    engine = FlowEngine(
      flow, state: state, interaction: interaction, clock: clock, isReadable: true, onCheckpoint: onCheckpoint,
      onEnd: onEnd)
  }

  init(engine: FlowEngine<State>) { self.engine = engine }

  isolated deinit { engine.letGo() }

  // MARK: Doing

  /// Starts the run, once; its first step begins in the next turn.
  @discardableResult public func start() -> Self {
    engine.start()
    return self
  }

  /// Cancels the run: the step that is under way is cancelled, what was done is undone, and the outcome is
  /// ``FlowOutcome/cancelled(_:)``. Before the start no step begins, and of a resumed run what its snapshot says is done is
  /// undone; after the end it does nothing.
  public func cancel() { engine.cancel() }

  /// Stops the run where it is, without undoing anything, as when the process is about to end. The step under way is
  /// cancelled and will run again; the outcome is ``FlowOutcome/suspended(_:)``, or that it has completed if there was
  /// nothing left to do. Letting go of the run, or cancelling the task that waits in ``complete()``, changes nothing in
  /// that any more; ``cancel()`` does, until the outcome is there.
  public func suspend() { engine.suspend() }

  /// The outcome of the flow; reading it starts the flow if need be, and waits for its end. All readers get the same
  /// outcome.
  ///
  /// Cancelling a task that waits here does not cancel the run; see ``complete()``.
  public var outcome: FlowOutcome<State> {
    get async {
      engine.start()
      return await engine.outcome()
    }
  }

  /// Starts the run if need be, and returns the state at its end. Cancelling the task that waits cancels the run, unless
  /// it was suspended; where that happens because a page is put away on which a ``FlowScene`` keeps the run's snapshot, it
  /// suspends the run.
  ///
  /// - Throws: The ``FlowFailure``; `CancellationError` when it was cancelled or suspended.
  @discardableResult public func complete() async throws -> State {
    if Task.isCancelled { engine.endWaiting(isPutAway: true) }
    engine.start()
    let outcome = await withTaskCancellationHandler {
      await engine.outcome()
    } onCancel: { [engine] in
      // Asked here, where it is cancelled.
      let isPutAway = PuttingAway.isUnderWay
      Task { await engine.endWaiting(isPutAway: isPutAway) }
    }
    switch outcome {
    case .completed(let state): return state
    case .cancelled, .suspended: throw CancellationError()
    case .failed(let failure, _): throw failure
    }
  }

  // MARK: Seeing

  /// The name of the flow.
  public var name: String { engine.flow.name }

  /// The progress of the run.
  public var progress: FlowProgress { engine.observed { $0.progress } }

  /// The state as it is now, with the results of parallel steps so far.
  public var state: State { engine.observed { $0.readState } }

  /// The state and progress of the run, to go on from later.
  public var snapshot: FlowSnapshot<State> { engine.observed { $0.readSnapshot } }

  /// The outcome of the run; nil until its end.
  public var end: FlowOutcome<State>? { engine.observed { $0.end } }

  /// The failure that a person is to decide about; of several the oldest, the next one when it is answered.
  public var question: FlowQuestion? { engine.observed { $0.questions.first } }

  /// The scene of the step that waits for the person; of several the oldest, the next one when it is answered.
  public var scene: (any Scene)? { engine.observed { $0.scenes.first?.scene } }

  /// A Boolean value that indicates whether the run was cancelled or has failed, and is undoing its finished steps.
  public var isUndoing: Bool { engine.observed { $0.isUndoing } }

  /// The failures for which steps and groups were left out (``FailurePolicy/skip``, or the person's answer), each with the
  /// way to the step that failed.
  public var skippedFailures: [FlowFailure] { engine.observed { $0.skippedFailures } }

  /// The failures to undo steps, in the order in which undoing was tried.
  public var notUndone: [FlowFailure] { engine.observed { $0.notUndone } }

  /// The number of the person's actions so far, such as answers.
  var turn: Int { engine.observed { $0.turn } }

  /// The number of the scene in sight, which tells the scenes of steps apart; nil without one.
  var sceneNumber: Int? { engine.observed { $0.scenes.first?.id } }
}
