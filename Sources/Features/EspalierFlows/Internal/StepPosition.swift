internal import EspalierBase
internal import EspalierScreens

/// The position of a step in its series.
@MainActor
struct StepPosition<State: Sendable> {
  let series: SeriesRun<State>
  let index: Int
  let core: FlowCore

  var state: State { series.cell.state }
  var path: [String] { series.path + [series.shape.names[index]] }
  func failure(_ error: any Error) -> FlowFailure { FlowFailure(flow: core.flowName, path: path, error: error) }
  func set(_ status: FlowProgress.Status) { series.set(status, at: index, in: core) }

  /// Merges a step's result. If the series belongs to a member of a parallel group, the method records the result so
  /// that it can be merged into the group's state too.
  @inline(__always)
  func take<Output: Sendable>(_ output: Output, by merge: @escaping @MainActor @Sendable (inout State, Output) -> Void)
  {
    series.cell.update { merge(&$0, output) }
    guard series.isRecording else { return }
    series.keep(FlowResult(output), at: index)
    series.cell.record { merge(&$0, output) }
  }

  /// Records that the step was skipped. So after a restart, the flow does not try the step again, and does not ask a
  /// person about it again.
  func leaveOut(_ failure: FlowFailure) async throws -> FlowProgress.Status {
    EventUnderWay.current?.fail()
    core.note(skipped: failure)
    if core.hasCheckpoint {
      set(.skipped)
      try await series.checkpoint(after: index, in: core)
    }
    return .skipped
  }

  /// Attempts the step until it is done, or its policy ends the attempts.
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

extension StepPosition {
  /// Shows a scene, and waits for its answer.
  func answer<Output: Sendable>(_ make: (FlowAnswer<Output>) -> any Scene) async throws -> Output {
    let step = path.joined(separator: " / ")
    guard core.interaction == .ask else { throw FlowError.needsUser(step: step) }
    let pending = Pending<Output>()
    let scene = make(FlowAnswer(pending: pending, step: step) { [weak core] in core?.cancel() })
    // The scene may have answered already, while it was created.
    if pending.isOpen {
      set(.waiting)
      let id = core.show(scene)
      pending.onResolve = { [weak core] in
        set(.running)
        core?.hide(scene: id)
      }
    }
    return try await pending.value()
  }
}
