/// A single step without its type.
protocol FlowLeaf<State>: Sendable {
  associatedtype State: Sendable
  /// Carries the step out, with its policy; marks it as failed or interrupted when it throws.
  @MainActor func perform(at index: Int, of series: SeriesRun<State>, in core: FlowCore) async throws
    -> FlowProgress.Status
  /// Takes the step back.
  @MainActor func undo(_ state: State) async throws
}

/// A step that has been made, with its scope.
@MainActor
protocol BoundStep {
  associatedtype State: Sendable
  associatedtype Output: Sendable
  func isApplicable(_ state: State) -> Bool
  func run(_ state: State, in place: FlowPlace<State>) async throws -> Output
  func merge(_ output: Output, into state: inout State)
  func undo(_ state: State) async throws
  func policy(for error: any Error) -> FailurePolicy
}

/// Where a step stands, for a step that must turn to the run.
@MainActor
struct FlowPlace<State: Sendable> {
  let series: SeriesRun<State>
  let index: Int
  let core: FlowCore

  var path: [String] { series.path + [series.shape.names[index]] }
  func failure(_ error: any Error) -> FlowFailure { FlowFailure(flow: core.flowName, path: path, error: error) }
  func set(_ status: FlowProgress.Status) { series.set(status, at: index, in: core) }
}

/// A step that is made when it begins, and goes when it ends.
struct Leaf<Bound: BoundStep>: FlowLeaf {
  let make: @MainActor @Sendable () -> Bound

  init(_ make: @escaping @MainActor @Sendable () -> Bound) { self.make = make }

  @MainActor func undo(_ state: Bound.State) async throws { try await make().undo(state) }

  @MainActor func perform(
    at index: Int, of series: SeriesRun<Bound.State>, in core: FlowCore
  ) async throws -> FlowProgress.Status {
    let step = make()
    guard step.isApplicable(series.cell.state) else { return .skipped }
    let place = FlowPlace(series: series, index: index, core: core)
    var failures = 0
    while true {
      do {
        let output = try await step.run(series.cell.state, in: place)
        if series.cell.isRecording { series.cell.record { step.merge(output, into: &$0) } }
        series.cell.update { step.merge(output, into: &$0) }
        return .done
      } catch {
        failures += 1
        switch try await core.decide(error, by: step.policy(for: error), failures: failures, at: place) {
        case .stop: throw place.failure(error)
        case .skip: return .skipped
        case .retry(let afresh): if afresh { failures = 0 }
        }
      }
    }
  }
}

/// A ``FlowStep``.
struct PlainStep<Base: FlowStep>: BoundStep {
  let step: Base

  func isApplicable(_ state: Base.State) -> Bool { step.isApplicable(state) }
  func run(_ state: Base.State, in place: FlowPlace<Base.State>) async throws -> Base.Output {
    try await step.run(state)
  }
  func merge(_ output: Base.Output, into state: inout Base.State) { step.merge(output, into: &state) }
  func undo(_ state: Base.State) async throws { try await step.undo(state) }
  func policy(for error: any Error) -> FailurePolicy { step.policy(for: error) }
}

/// What a ``Step`` does, whatever its scope.
struct ClosureWork<State: Sendable, StepScope, Output: Sendable>: Sendable {
  let onFailure: FailurePolicy
  let when: (@MainActor @Sendable (State) -> Bool)?
  let run: @MainActor @Sendable (StepScope, State) async throws -> Output
  let merge: @MainActor @Sendable (inout State, Output) -> Void
  let undo: (@MainActor @Sendable (StepScope, State) async throws -> Void)?
}

/// A ``Step`` with its scope.
struct ClosureStep<State: Sendable, StepScope, Output: Sendable>: BoundStep {
  let scope: StepScope
  let work: ClosureWork<State, StepScope, Output>

  func isApplicable(_ state: State) -> Bool { work.when?(state) ?? true }
  func run(_ state: State, in place: FlowPlace<State>) async throws -> Output { try await work.run(scope, state) }
  func merge(_ output: Output, into state: inout State) { work.merge(&state, output) }
  func undo(_ state: State) async throws { try await work.undo?(scope, state) }
  func policy(for error: any Error) -> FailurePolicy { work.onFailure }
}
