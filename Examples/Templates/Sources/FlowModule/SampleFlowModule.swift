import Espalier

/// The values that the steps of Sample have found so far. Its scene keeps them over a restart where it stands at an
/// address, so nothing secret belongs here.
struct SampleFlowModuleState: Codable, Equatable, Sendable {
  var name = ""
  var isStored = false
}

/// Sample: a module that is a flow. It runs while the module is active, and its scene shows how far it is.
final class SampleFlowModule: FlowModule<SampleFlowModuleScope, SampleFlowModuleState> {
  /// Runs when the flow has come to its end: whoever shows the module takes it away.
  var finished: (FlowOutcome<SampleFlowModuleState>) -> Void = { _ in }

  init(
    scope: SampleFlowModuleScope, parameters: SampleFlowModuleParameters = SampleFlowModuleParameters(),
    state: SampleFlowModuleState = SampleFlowModuleState()
  ) {
    super.init(scope: scope, run: FlowRun(Self.steps(in: scope, parameters), state: state))
  }

  private static func steps(
    in scope: SampleFlowModuleScope, _ parameters: SampleFlowModuleParameters
  ) -> Flow<SampleFlowModuleState> {
    Flow("Sample") {
      UserStep("Name", into: \.name) { _, answer in SampleFlowModuleScene(parameters, answer: answer) }
      Step("Store", scope: SampleFlowModuleStepScope(scope), into: \.isStored, onFailure: .ask) { step, state in
        try await step.store(state.name)
        return true
      }
    }
  }

  /// Hands the outcome on. Without `super` a failure is dealt with here, because the person has seen it in the scene.
  override func didFinish(_ outcome: FlowOutcome<SampleFlowModuleState>) { finished(outcome) }
}
