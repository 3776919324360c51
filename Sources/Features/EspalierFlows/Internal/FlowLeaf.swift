internal import EspalierBase

/// A type-erased single step.
///
/// It holds closures instead of an existential of a protocol. Each asynchronous call between the series and a step's
/// own work costs as much as the rest of a step that returns at once.
final class FlowLeaf<State: Sendable>: Sendable {
  /// A closure that carries out the step according to its policy.
  let perform: @MainActor @Sendable (StepPosition<State>) async throws -> FlowProgress.Status
  /// A closure that merges the step's result from before a restart. It returns false if the result has another type.
  let merge: @MainActor @Sendable (StepPosition<State>, FlowResult) -> Bool
  /// A closure that undoes the step.
  let undo: @MainActor @Sendable (State) async throws -> Void

  init<Output: Sendable>(
    perform: @escaping @MainActor @Sendable (StepPosition<State>) async throws -> FlowProgress.Status,
    merge: @escaping @MainActor @Sendable (inout State, Output) -> Void,
    undo: @escaping @MainActor @Sendable (State) async throws -> Void
  ) {
    self.perform = perform
    self.merge = { position, result in
      guard let output = result.value(as: Output.self) else { return false }
      position.take(output, by: merge)
      return true
    }
    self.undo = undo
  }

  /// Creates the leaf of a ``FlowStep`` that is created when it begins and released when it ends.
  init<Base: FlowStep>(_ make: @escaping @MainActor @Sendable () -> Base) where Base.State == State {
    perform = { position in
      let step = make()
      guard step.isApplicable(position.state) else { return .skipped }
      return try await position.carryOut(policy: { step.policy(for: $0) }) {
        position.take(try await step.run(position.state)) { step.merge($1, into: &$0) }
      }
    }
    merge = { position, result in
      guard let output = result.value(as: Base.Output.self) else { return false }
      let step = make()
      position.take(output) { step.merge($1, into: &$0) }
      return true
    }
    undo = { state in try await make().undo(state) }
  }
}
