public import EspalierScreens
public import EspalierViews
public import Observation

/// A run of a flow, with its progress, its questions, and its outcome.
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
/// The run is observable: a screen that reads ``progress``, ``question`` or ``scene`` is updated when they change.
/// ``FlowScene`` is a scene with such a screen.
///
/// - Isolation: main actor.
/// - Ownership: the caller that creates a run keeps it. A run that is released is cancelled, and its finished steps are
///   undone. A suspended run stays suspended. Releasing a run that was never started undoes nothing, so the snapshot of
///   a resumed run can still be resumed. A run whose ``FlowScene`` was discarded after its snapshot was saved is
///   suspended.
/// - Cost: a merge changes the state in place. A collection in it is copied only if ``state`` or ``snapshot`` has been
///   read since the last merge that changed the collection. A merge has exclusive access to the state. If it reads its
///   own run, it receives the value that was last read outside of a merge, or the initial value.
@MainActor
public final class FlowRun<State: Sendable>: Observable {
  /// A closure that stores a snapshot. The flow waits until the closure returns. If the closure throws, the flow fails
  /// at its current step.
  public typealias Checkpoint = @MainActor @Sendable (FlowSnapshot<State>) async throws -> Void
  /// A closure that receives the outcome of a flow.
  public typealias End = @MainActor @Sendable (FlowOutcome<State>) -> Void

  let engine: FlowEngine<State>

  /// Creates a run that has not started.
  ///
  /// - Parameters:
  ///   - flow: The flow to run.
  ///   - state: The state at the beginning.
  ///   - interaction: `.ask` if a person sees the run and can be asked.
  ///   - clock: The clock that times the waits before retries.
  ///   - onCheckpoint: Runs after each step that is done, or was skipped after a failure, one at a time. It receives
  ///     the snapshot from which a later ``Flow/resume(_:interaction:clock:onCheckpoint:onEnd:)`` continues.
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

  isolated deinit { engine.release() }

  // MARK: Doing

  /// Starts the run; its first step begins in the next turn. Further calls do nothing.
  ///
  /// A run does not start while a place is only prepared (``/EspalierBase/Preparation``): no one has opened it.
  @discardableResult public func start() -> Self {
    engine.start()
    return self
  }

  /// Cancels the run: the step under way is cancelled, finished steps are undone, and the outcome is
  /// ``FlowOutcome/cancelled(_:)``. Before the start, no step begins, and a resumed run undoes the steps that its
  /// snapshot lists as done. After the end, the method does nothing.
  public func cancel() { engine.cancel() }

  /// Stops the run at its current step and undoes nothing, as when the process is about to end. The step under way is
  /// cancelled, and will run again. The outcome is ``FlowOutcome/suspended(_:)``, or completed if no step was left.
  /// After this call, the run is no longer cancelled when it is released, or when the task that waits in ``complete()``
  /// is cancelled. Only ``cancel()`` can still cancel the run, until the outcome is available.
  public func suspend() { engine.suspend() }

  /// The outcome of the flow. Reading it starts the flow if needed, and waits for its end. All readers receive the same
  /// outcome.
  ///
  /// Cancelling a task that waits here does not cancel the run; see ``complete()``.
  public var outcome: FlowOutcome<State> {
    get async {
      engine.start()
      return await engine.outcome()
    }
  }

  /// Starts the run if needed, and returns the state at its end.
  ///
  /// If the waiting task is cancelled, the run is cancelled too. There are two exceptions: a suspended run stays
  /// suspended, and a run whose snapshot a ``FlowScene`` saved is suspended when the scene's page is discarded.
  ///
  /// - Throws: The ``FlowFailure``; `CancellationError` when the run was cancelled or suspended.
  @discardableResult public func complete() async throws -> State {
    if Task.isCancelled { engine.endWaiting(isSuspended: true) }
    engine.start()
    let outcome = await withTaskCancellationHandler {
      await engine.outcome()
    } onCancel: { [engine] in
      // Read here, where the task is cancelled.
      let isSuspended = SceneSuspension.isUnderWay
      Task { await engine.endWaiting(isSuspended: isSuspended) }
    }
    switch outcome {
    case .completed(let state): return state
    case .cancelled, .suspended: throw CancellationError()
    case .failed(let failure, _): throw failure
    }
  }

  // MARK: Reading

  /// The name of the flow.
  public var name: String { engine.flow.name }

  /// The progress of the run.
  public var progress: FlowProgress { engine.observed { $0.progress } }

  /// The current state, with the results of parallel steps so far.
  public var state: State { engine.observed { $0.readState } }

  /// The state and progress of the run, from which it can continue later.
  public var snapshot: FlowSnapshot<State> { engine.observed { $0.readSnapshot } }

  /// The outcome of the run; nil until its end.
  public var end: FlowOutcome<State>? { engine.observed { $0.end } }

  /// The oldest question about a failure that the person has not answered yet; nil if no question waits. After each
  /// answer, the property contains the next question.
  public var question: FlowQuestion? { engine.observed { $0.questions.first } }

  /// The scene of the step that has waited longest for the person; nil if no step waits. After each answer, the
  /// property contains the scene of the next step that waits.
  public var scene: (any Scene)? { engine.observed { $0.scenes.first?.scene } }

  /// A Boolean value that indicates whether the run was cancelled or has failed, and is undoing its finished steps.
  public var isUndoing: Bool { engine.observed { $0.isUndoing } }

  /// The failures because of which steps and groups were skipped, by ``FailurePolicy/skip`` or by the person's answer.
  /// Each contains the path to the step that failed.
  public var skippedFailures: [FlowFailure] { engine.observed { $0.skippedFailures } }

  /// The failures of steps that could not be undone, in the order in which the flow tried to undo them.
  public var notUndone: [FlowFailure] { engine.observed { $0.notUndone } }

  /// The number of the person's actions so far, such as answers.
  var turn: Int { engine.observed { $0.turn } }

  /// The number of the visible scene, which distinguishes the scenes of steps; nil if no scene is visible.
  var sceneNumber: Int? { engine.observed { $0.scenes.first?.id } }
}
