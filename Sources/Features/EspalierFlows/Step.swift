/// A step that is written inline in the flow.
///
/// ```swift
/// struct Import: Sendable { var text: String; var rows: [String] = []; var count = 0 }
/// final class CountScope: Scope<RootScope> { func count(_ rows: [String]) -> Int { rows.count } }
///
/// func flow(_ scope: RootScope) -> Flow<Import> {
///   Flow("Import") {
///     Step("Read", into: \.rows, onFailure: .ask) { state in state.text.split(separator: "\n").map(String.init) }
///     Step("Count", scope: CountScope(scope)) { scope, state in scope.count(state.rows) } merge: { $0.count = $1 }
///     Step("Tell", when: { $0.count > 0 }) { state in print(state.count) }
///   }
/// }
/// ```
///
/// A scope is created when the step begins, serves all its attempts, and is released when the step ends. To undo the
/// step, the scope is created again.
public struct Step<State: Sendable, StepScope, Output: Sendable>: FlowPart {
  /// The step as a part of a flow.
  public let part: AnyFlowPart<State>

  init(
    _ name: String, weight: Double, onFailure: FailurePolicy,
    scope: @escaping @MainActor @Sendable () -> StepScope, when: (@MainActor @Sendable (State) -> Bool)?,
    run: @escaping @MainActor @Sendable (StepScope, State) async throws -> Output,
    merge: @escaping @MainActor @Sendable (inout State, Output) -> Void,
    undo: (@MainActor @Sendable (StepScope, State) async throws -> Void)?
  ) {
    let leaf = FlowLeaf<State>(
      perform: { position in
        if let when, !when(position.state) { return .skipped }
        let scope = scope()
        return try await position.carryOut(policy: { _ in onFailure }) {
          position.take(try await run(scope, position.state), by: merge)
        }
      }, merge: merge,
      undo: { state in
        try await undo?(scope(), state)
      })
    part = AnyFlowPart(name, weight: weight, content: .step(leaf))
  }
}

extension Step {
  /// Creates a step with a scope and a result.
  ///
  /// - Parameters:
  ///   - name: The name of the step, in progress, in errors, and in snapshots.
  ///   - scope: Returns the step's own scope when the step begins.
  ///   - weight: The step's share of the progress, in relation to the other steps.
  ///   - onFailure: The policy when the step throws.
  ///   - when: Returns true when the step has work to do.
  ///   - run: Does the work.
  ///   - merge: Merges the result into the state.
  ///   - undo: Undoes the step.
  public init(
    _ name: String, scope: @autoclosure @escaping @MainActor @Sendable () -> StepScope, weight: Double = 1,
    onFailure: FailurePolicy = .stop, when: (@MainActor @Sendable (State) -> Bool)? = nil,
    run: @escaping @MainActor @Sendable (StepScope, State) async throws -> Output,
    merge: @escaping @MainActor @Sendable (inout State, Output) -> Void,
    undo: (@MainActor @Sendable (StepScope, State) async throws -> Void)? = nil
  ) {
    self.init(name, weight: weight, onFailure: onFailure, scope: scope, when: when, run: run, merge: merge, undo: undo)
  }

  /// Creates a step with a scope, whose result becomes one property of the state.
  public init(
    _ name: String, scope: @autoclosure @escaping @MainActor @Sendable () -> StepScope,
    into path: any WritableKeyPath<State, Output> & Sendable, weight: Double = 1, onFailure: FailurePolicy = .stop,
    when: (@MainActor @Sendable (State) -> Bool)? = nil,
    run: @escaping @MainActor @Sendable (StepScope, State) async throws -> Output,
    undo: (@MainActor @Sendable (StepScope, State) async throws -> Void)? = nil
  ) {
    self.init(
      name, weight: weight, onFailure: onFailure, scope: scope, when: when, run: run,
      merge: { $0[keyPath: path] = $1 }, undo: undo)
  }
}

extension Step where Output == Void {
  /// Creates a step with a scope and without a result.
  public init(
    _ name: String, scope: @autoclosure @escaping @MainActor @Sendable () -> StepScope, weight: Double = 1,
    onFailure: FailurePolicy = .stop, when: (@MainActor @Sendable (State) -> Bool)? = nil,
    run: @escaping @MainActor @Sendable (StepScope, State) async throws -> Void,
    undo: (@MainActor @Sendable (StepScope, State) async throws -> Void)? = nil
  ) {
    self.init(
      name, weight: weight, onFailure: onFailure, scope: scope, when: when, run: run, merge: { _, _ in }, undo: undo)
  }
}

extension Step where StepScope == Void {
  /// Creates a step without a scope, whose result is merged into the state by a closure.
  public init(
    _ name: String, weight: Double = 1, onFailure: FailurePolicy = .stop,
    when: (@MainActor @Sendable (State) -> Bool)? = nil,
    run: @escaping @MainActor @Sendable (State) async throws -> Output,
    merge: @escaping @MainActor @Sendable (inout State, Output) -> Void,
    undo: (@MainActor @Sendable (State) async throws -> Void)? = nil
  ) {
    let leaf = FlowLeaf<State>(
      perform: { position in
        if let when, !when(position.state) { return .skipped }
        return try await position.carryOut(policy: { _ in onFailure }) {
          position.take(try await run(position.state), by: merge)
        }
      }, merge: merge,
      undo: { state in
        try await undo?(state)
      })
    part = AnyFlowPart(name, weight: weight, content: .step(leaf))
  }

  /// Creates a step whose result becomes one property of the state.
  public init(
    _ name: String, into path: any WritableKeyPath<State, Output> & Sendable, weight: Double = 1,
    onFailure: FailurePolicy = .stop, when: (@MainActor @Sendable (State) -> Bool)? = nil,
    run: @escaping @MainActor @Sendable (State) async throws -> Output,
    undo: (@MainActor @Sendable (State) async throws -> Void)? = nil
  ) {
    self.init(
      name, weight: weight, onFailure: onFailure, when: when, run: run, merge: { $0[keyPath: path] = $1 }, undo: undo)
  }
}

extension Step where StepScope == Void, Output == Void {
  /// Creates a step without a result.
  public init(
    _ name: String, weight: Double = 1, onFailure: FailurePolicy = .stop,
    when: (@MainActor @Sendable (State) -> Bool)? = nil,
    run: @escaping @MainActor @Sendable (State) async throws -> Void,
    undo: (@MainActor @Sendable (State) async throws -> Void)? = nil
  ) {
    self.init(name, weight: weight, onFailure: onFailure, when: when, run: run, merge: { _, _ in }, undo: undo)
  }
}
