internal import EspalierScreens

/// What a ``UserStep`` does, whatever its scope.
struct UserWork<State: Sendable, StepScope, Output: Sendable>: Sendable {
  let onFailure: FailurePolicy
  let when: (@MainActor @Sendable (State) -> Bool)?
  let scene: @MainActor @Sendable (StepScope, State, FlowAnswer<Output>) -> any Scene
  let merge: @MainActor @Sendable (inout State, Output) -> Void
}

/// A ``UserStep`` with its scope.
struct BoundUserStep<State: Sendable, StepScope, Output: Sendable>: BoundStep {
  let scope: StepScope
  let work: UserWork<State, StepScope, Output>

  func isApplicable(_ state: State) -> Bool { work.when?(state) ?? true }
  func merge(_ output: Output, into state: inout State) { work.merge(&state, output) }
  func undo(_ state: State) async throws {}
  func policy(for error: any Error) -> FailurePolicy { work.onFailure }

  func run(_ state: State, in place: FlowPlace<State>) async throws -> Output {
    let core = place.core
    guard core.interaction == .ask else { throw FlowError.needsUser(step: place.path.joined(separator: " / ")) }
    let pending = Pending<Output>()
    let answer = FlowAnswer(pending: pending) { [weak core] in core?.cancel() }
    let id = core.show(work.scene(scope, state, answer))
    defer { core.hide(scene: id) }
    place.set(.waiting)
    let output = try await pending.value()
    place.set(.running)
    return output
  }
}
