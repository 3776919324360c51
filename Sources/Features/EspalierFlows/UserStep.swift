public import EspalierScreens

/// A step that needs the person: it shows a scene and waits for its typed answer.
///
/// ```swift
/// struct Import: Sendable { var rows: [String]; var isConfirmed = false }
///
/// @MainActor final class PreviewScene: Scene {
///   let rows: [String]
///   let confirm: @MainActor () -> Void
///   init(_ rows: [String], confirm: @escaping @MainActor () -> Void) { (self.rows, self.confirm) = (rows, confirm) }
///   var screen: Screen {
///     Screen(title: "Preview", bottomBar: [.item("Import") { [weak self] in self?.confirm() }]) {
///       Section("rows") { for row in rows { Row(Label.with(.text(row))) } }
///     }
///   }
/// }
///
/// let flow = Flow<Import>("Import") {
///   UserStep("Preview", into: \.isConfirmed) { state, answer in PreviewScene(state.rows) { answer(true) } }
/// }
/// ```
///
/// The scene is created when the step begins, is available in ``FlowRun/scene``, and is released when the step ends. If
/// the run cannot ask a person (`interaction: .refuse`), the step fails with ``FlowError/needsUser(step:)``.
///
/// Specify the type of the answer with `answer:` if it cannot be inferred.
public struct UserStep<State: Sendable, StepScope, Output: Sendable>: FlowPart {
  /// The step as a part of a flow.
  public let part: AnyFlowPart<State>

  init(
    _ name: String, weight: Double, onFailure: FailurePolicy, scope: @escaping @MainActor @Sendable () -> StepScope,
    when: (@MainActor @Sendable (State) -> Bool)?,
    scene: @escaping @MainActor @Sendable (StepScope, State, FlowAnswer<Output>) -> any Scene,
    merge: @escaping @MainActor @Sendable (inout State, Output) -> Void
  ) {
    let leaf = FlowLeaf<State>(
      perform: { position in
        if let when, !when(position.state) { return .skipped }
        let scope = scope()
        return try await position.carryOut(policy: { _ in onFailure }) {
          position.take(try await position.answer { scene(scope, position.state, $0) }, by: merge)
        }
      }, merge: merge, undo: { _ in })
    part = AnyFlowPart(name, weight: weight, content: .step(leaf))
  }
}

extension UserStep {
  /// Creates a step with a scope of its own.
  ///
  /// - Parameters:
  ///   - name: The name of the step, in progress, in errors, and in snapshots.
  ///   - answer: The type of the answer.
  ///   - scope: Returns the step's own scope when the step begins.
  ///   - weight: The step's share of the progress, in relation to the other steps.
  ///   - onFailure: The policy when the scene answers with an error, or no person can be asked.
  ///   - when: Returns true when the step has something to ask.
  ///   - scene: Returns the scene that asks.
  ///   - merge: Merges the answer into the state.
  public init(
    _ name: String, answer: Output.Type = Output.self,
    scope: @autoclosure @escaping @MainActor @Sendable () -> StepScope, weight: Double = 1,
    onFailure: FailurePolicy = .stop, when: (@MainActor @Sendable (State) -> Bool)? = nil,
    scene: @escaping @MainActor @Sendable (StepScope, State, FlowAnswer<Output>) -> any Scene,
    merge: @escaping @MainActor @Sendable (inout State, Output) -> Void
  ) {
    self.init(name, weight: weight, onFailure: onFailure, scope: scope, when: when, scene: scene, merge: merge)
  }

  /// Creates a step with a scope of its own, whose answer becomes one property of the state.
  public init(
    _ name: String, scope: @autoclosure @escaping @MainActor @Sendable () -> StepScope,
    into path: any WritableKeyPath<State, Output> & Sendable, weight: Double = 1, onFailure: FailurePolicy = .stop,
    when: (@MainActor @Sendable (State) -> Bool)? = nil,
    scene: @escaping @MainActor @Sendable (StepScope, State, FlowAnswer<Output>) -> any Scene
  ) {
    self.init(
      name, weight: weight, onFailure: onFailure, scope: scope, when: when, scene: scene,
      merge: { $0[keyPath: path] = $1 })
  }
}

extension UserStep where StepScope == Void {
  /// Creates a step whose answer a closure merges into the state.
  public init(
    _ name: String, answer: Output.Type = Output.self, weight: Double = 1, onFailure: FailurePolicy = .stop,
    when: (@MainActor @Sendable (State) -> Bool)? = nil,
    scene: @escaping @MainActor @Sendable (State, FlowAnswer<Output>) -> any Scene,
    merge: @escaping @MainActor @Sendable (inout State, Output) -> Void
  ) {
    self.init(
      name, weight: weight, onFailure: onFailure, scope: {}, when: when,
      scene: { _, state, answer in scene(state, answer) }, merge: merge)
  }

  /// Creates a step whose answer becomes one property of the state.
  public init(
    _ name: String, into path: any WritableKeyPath<State, Output> & Sendable, weight: Double = 1,
    onFailure: FailurePolicy = .stop, when: (@MainActor @Sendable (State) -> Bool)? = nil,
    scene: @escaping @MainActor @Sendable (State, FlowAnswer<Output>) -> any Scene
  ) {
    self.init(name, weight: weight, onFailure: onFailure, when: when, scene: scene, merge: { $0[keyPath: path] = $1 })
  }
}

extension UserStep where StepScope == Void, Output == Void {
  /// Creates a step without a result: the person only continues.
  public init(
    _ name: String, weight: Double = 1, onFailure: FailurePolicy = .stop,
    when: (@MainActor @Sendable (State) -> Bool)? = nil,
    scene: @escaping @MainActor @Sendable (State, FlowAnswer<Void>) -> any Scene
  ) {
    self.init(name, weight: weight, onFailure: onFailure, when: when, scene: scene, merge: { _, _ in })
  }
}
