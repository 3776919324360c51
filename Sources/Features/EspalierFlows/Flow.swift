public import EspalierViews

/// Steps in series over one state, as a value: the start of an app, an import, a purchase.
///
/// A step reads the state and returns a typed result, and the result is merged into the state. So a step can neither
/// forget to go on nor go on twice, neither erase what others found nor leave half a change behind.
///
/// ```swift
/// struct Import: Sendable { var file: String; var rows: [String] = []; var isConfirmed = false }
///
/// let flow = Flow<Import>("Import") {
///   Step("Read", into: \.rows) { state in state.file.split(separator: "\n").map(String.init) }
///   Step("Check") { state in
///     guard !state.rows.isEmpty else { throw EmptyFile() }
///   }
/// }
/// struct EmptyFile: Error {}
/// @MainActor func rows(of file: String) async throws -> [String] { try await flow.run(Import(file: file)).rows }
/// ```
///
/// The parts of a flow are ``FlowStep`` types of yours, ``Step``, ``LazyStep``, ``UserStep``, ``Branch``, ``Parallel``,
/// ``Nested``, and other flows over the same state. `if`, `switch` and `for` choose parts when the flow is made; a
/// ``Branch`` chooses when it is reached.
///
/// Run it with ``run(_:interaction:clock:)`` where a task waits for its end, or with a ``FlowRun``, which a screen can
/// show.
///
/// - Isolation: a value, made anywhere; its steps run on the main actor and leave it where they await.
/// - Cost: linear in its steps, on a constant stack, however many return at once.
public struct Flow<State: Sendable>: FlowPart {
  /// The name of the flow: in progress, in errors, and in snapshots, which belong to the flow of their name.
  public let name: String
  let parts: [AnyFlowPart<State>]
  let shape: FlowShape

  /// Makes a flow of steps.
  public init(_ name: String, @FlowBuilder<State> steps: () throws -> [AnyFlowPart<State>]) rethrows {
    self.init(name, parts: try steps())
  }

  init(_ name: String, parts: [AnyFlowPart<State>]) {
    self.name = name
    self.parts = parts
    shape = FlowShape(parts)
  }

  /// The flow as one part of another over the same state. A ``Nested`` gives it another name or weight, or a policy for
  /// its failure.
  public var part: AnyFlowPart<State> {
    AnyFlowPart(name, weight: shape.totalWeight, content: .group(SeriesGroup(flow: self), onFailure: .stop))
  }

  /// Runs the flow from its beginning and returns the state at its end.
  ///
  /// It is structured: it ends before this returns, and cancelling the task that waits cancels it. What was done is
  /// then compensated before this throws.
  ///
  /// - Parameters:
  ///   - interaction: By default nobody is asked: a ``UserStep`` fails with ``FlowError/needsUser(step:)``, for nothing
  ///     would show its scene. Where somebody sees the flow, make a ``FlowRun``.
  ///   - clock: The clock that times the waits before retries.
  /// - Throws: ``FlowFailure``, which names the step; `CancellationError` when it was cancelled.
  @MainActor public func run(
    _ state: State, interaction: FlowInteraction = .refuse, clock: any MainClock = SystemMainClock()
  ) async throws -> State {
    let engine = FlowEngine(self, state: state, interaction: interaction, clock: clock, isReadable: false)
    return try await FlowRun(engine: engine).complete()
  }

  /// Goes on at the step where a snapshot was taken: all that is done stays done, everything else runs.
  ///
  /// Steps are known by their names. One that was added since runs, one that was done or under way and no longer exists
  /// is an error; a step and a group of one name are not the same.
  ///
  /// - Returns: A run that has not started yet. Cancelling it, before or after its start, undoes what was done before;
  ///   letting go of it before its start undoes nothing.
  /// - Throws: ``FlowError/otherFlow(expected:found:)``, ``FlowError/unknownStep(_:)``,
  ///   ``FlowError/lostChoice(branch:)``, ``FlowError/otherResult(step:)``.
  @MainActor public func resume(
    _ snapshot: FlowSnapshot<State>, interaction: FlowInteraction = .ask, clock: any MainClock = SystemMainClock(),
    onCheckpoint: FlowRun<State>.Checkpoint? = nil, onEnd: FlowRun<State>.End? = nil
  ) throws(FlowError) -> FlowRun<State> {
    let run = FlowRun(
      self, state: snapshot.findings?.base ?? snapshot.state, interaction: interaction, clock: clock,
      onCheckpoint: onCheckpoint)
    try run.engine.restore(snapshot)
    // Of a run that is refused nobody hears an end.
    run.engine.onEnd = onEnd
    return run
  }
}
