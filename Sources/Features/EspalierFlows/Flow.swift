public import EspalierViews

/// Steps in series over one state, as a value: the start of an app, an import, a purchase.
///
/// A step reads the state and returns a typed result, and the result is merged into the state. So a step cannot forget
/// to continue or continue twice. It cannot erase the results of others or leave half a change behind.
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
/// The parts of a flow are your own ``FlowStep`` types, ``Step``, ``LazyStep``, ``UserStep``, ``Branch``, ``Parallel``,
/// ``Nested``, and other flows over the same state. `if`, `switch` and `for` choose parts when the flow is created; a
/// ``Branch`` chooses when it is reached.
///
/// To wait for its end in a task, run it with ``run(_:interaction:clock:)``. To show it on a screen, run it with a
/// ``FlowRun``.
///
/// - Isolation: a value that can be created on any actor; its steps run on the main actor and leave it where they
///   await.
/// - Cost: linear in the number of steps. The stack depth is constant, also for steps that return at once.
public struct Flow<State: Sendable>: FlowPart {
  /// The name of the flow, in progress, in errors, and in snapshots. A snapshot belongs to the flow of its name.
  public let name: String
  let parts: [AnyFlowPart<State>]
  let shape: FlowShape

  /// Creates a flow of steps.
  public init(_ name: String, @FlowBuilder<State> steps: () throws -> [AnyFlowPart<State>]) rethrows {
    self.init(name, parts: try steps())
  }

  init(_ name: String, parts: [AnyFlowPart<State>]) {
    self.name = name
    self.parts = parts
    shape = FlowShape(parts)
  }

  /// The flow as a part of another flow over the same state. A ``Nested`` gives it another name, another weight, or a
  /// policy for its failure.
  public var part: AnyFlowPart<State> {
    AnyFlowPart(name, weight: shape.totalWeight, content: .group(SeriesGroup(flow: self), onFailure: .stop))
  }

  /// Runs the flow from its beginning and returns the state at its end.
  ///
  /// It is structured: the flow ends before this method returns, and cancelling the task that waits cancels the flow.
  /// The finished steps are then undone before this method throws.
  ///
  /// - Parameters:
  ///   - state: The state at the beginning.
  ///   - interaction: By default no person is asked: a ``UserStep`` fails with ``FlowError/needsUser(step:)``, because
  ///     nothing would show its scene. If a person sees the flow, create a ``FlowRun``.
  ///   - clock: The clock that times the waits before retries.
  /// - Throws: ``FlowFailure``, which names the step; `CancellationError` when the flow was cancelled.
  @MainActor public func run(
    _ state: State, interaction: FlowInteraction = .refuse, clock: any MainClock = SystemMainClock()
  ) async throws -> State {
    let engine = FlowEngine(self, state: state, interaction: interaction, clock: clock, isReadable: false)
    return try await FlowRun(engine: engine).complete()
  }

  /// Returns a run that continues at the step where a snapshot was taken: finished steps stay finished, all others run.
  ///
  /// Steps are found by their names. A step that was added since the snapshot runs. A step that was done or under way
  /// and no longer exists is an error. A step and a group with the same name are different.
  ///
  /// - Returns: A run that has not started yet. Cancelling it, before or after its start, undoes the steps that were
  ///   done before. Releasing it before its start undoes nothing.
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
    // A run that is refused reports no end.
    run.engine.onEnd = onEnd
    return run
  }
}
