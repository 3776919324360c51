internal import EspalierBase

/// A single step without its type.
///
/// It holds closures, not a protocol's existential: each asynchronous call between the series and a step's own work
/// costs as much as all the rest of a step that returns at once.
final class FlowLeaf<State: Sendable>: Sendable {
  /// Carries the step out, with its policy.
  let perform: @MainActor @Sendable (FlowPlace<State>) async throws -> FlowProgress.Status
  /// Merges what the step found before a restart; false when that is of another type.
  let merge: @MainActor @Sendable (FlowPlace<State>, FlowResult) -> Bool
  /// Takes the step back.
  let undo: @MainActor @Sendable (State) async throws -> Void

  init<Output: Sendable>(
    perform: @escaping @MainActor @Sendable (FlowPlace<State>) async throws -> FlowProgress.Status,
    merge: @escaping @MainActor @Sendable (inout State, Output) -> Void,
    undo: @escaping @MainActor @Sendable (State) async throws -> Void
  ) {
    self.perform = perform
    self.merge = { place, result in
      guard let output = result.value(as: Output.self) else { return false }
      place.take(output, by: merge)
      return true
    }
    self.undo = undo
  }

  /// A ``FlowStep``, made when it begins and let go of when it ends.
  init<Base: FlowStep>(_ make: @escaping @MainActor @Sendable () -> Base) where Base.State == State {
    perform = { place in
      let step = make()
      guard step.isApplicable(place.state) else { return .skipped }
      return try await place.carryOut(policy: { step.policy(for: $0) }) {
        place.take(try await step.run(place.state)) { step.merge($1, into: &$0) }
      }
    }
    merge = { place, result in
      guard let output = result.value(as: Base.Output.self) else { return false }
      let step = make()
      place.take(output) { step.merge($1, into: &$0) }
      return true
    }
    undo = { state in try await make().undo(state) }
  }
}

/// The place of a step in its series.
@MainActor
struct FlowPlace<State: Sendable> {
  let series: SeriesRun<State>
  let index: Int
  let core: FlowCore

  var state: State { series.cell.state }
  var path: [String] { series.path + [series.shape.names[index]] }
  func failure(_ error: any Error) -> FlowFailure { FlowFailure(flow: core.flowName, path: path, error: error) }
  func set(_ status: FlowProgress.Status) { series.set(status, at: index, in: core) }

  /// Merges what a step found, and keeps it where it must be merged again elsewhere.
  @inline(__always)
  func take<Output: Sendable>(_ output: Output, by merge: @escaping @MainActor @Sendable (inout State, Output) -> Void)
  {
    series.cell.update { merge(&$0, output) }
    guard series.isRecording else { return }
    series.keep(FlowResult(output), at: index)
    series.cell.record { merge(&$0, output) }
  }

  /// Notes that the step was left out, so that after a restart it is neither tried nor asked about again.
  func leaveOut(_ failure: FlowFailure) async throws -> FlowProgress.Status {
    EventUnderWay.current?.fail()
    core.note(skipped: failure)
    if core.hasCheckpoint {
      set(.skipped)
      try await series.checkpoint(after: index, in: core)
    }
    return .skipped
  }

  /// Attempts the step until it is done, or its policy says otherwise.
  @inline(__always)
  func carryOut(
    policy: (any Error) -> FailurePolicy, _ attempt: () async throws -> Void
  ) async throws -> FlowProgress.Status {
    var failures = 0
    while true {
      do {
        try await attempt()
        return .done
      } catch {
        failures += 1
        switch try await core.decide(error, by: policy(error), failures: failures, at: self) {
        case .stop: throw failure(error)
        case .skip: return try await leaveOut(failure(error))
        case .retry(let afresh): if afresh { failures = 0 }
        }
      }
    }
  }
}
