/// A single step without its type.
///
/// It holds closures, not a protocol's existential: each asynchronous call between the series and a step's own work
/// costs as much as all the rest of a step that returns at once.
final class FlowLeaf<State: Sendable>: Sendable {
  /// Carries the step out, with its policy.
  let perform: @MainActor @Sendable (FlowPlace<State>) async throws -> FlowProgress.Status
  /// Takes the step back.
  let undo: @MainActor @Sendable (State) async throws -> Void

  init(
    perform: @escaping @MainActor @Sendable (FlowPlace<State>) async throws -> FlowProgress.Status,
    undo: @escaping @MainActor @Sendable (State) async throws -> Void
  ) {
    self.perform = perform
    self.undo = undo
  }

  /// A ``FlowStep``, made when it begins and let go of when it ends.
  init<Base: FlowStep>(_ make: @escaping @MainActor @Sendable () -> Base) where Base.State == State {
    perform = { place in
      let step = make()
      guard step.isApplicable(place.state) else { return .skipped }
      return try await place.carryOut(policy: { step.policy(for: $0) }) {
        let output = try await step.run(place.state)
        place.update { step.merge(output, into: &$0) }
        if place.isRecording { place.record { step.merge(output, into: &$0) } }
      }
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

  /// True when merged results must be kept too, to be merged again elsewhere.
  var isRecording: Bool { series.isRecording }
  func record(_ change: @escaping @MainActor @Sendable (inout State) -> Void) { series.cell.record(change) }
  /// Merges what a step found.
  func update(_ change: (inout State) -> Void) { series.cell.update(change) }

  /// Notes that the step was left out, so that after a restart it is neither tried nor asked about again.
  private func leaveOut() async throws -> FlowProgress.Status {
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
        case .skip: return try await leaveOut()
        case .retry(let afresh): if afresh { failures = 0 }
        }
      }
    }
  }
}
