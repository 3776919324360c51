import Espalier

/// Puts Sample together: nothing else knows how.
struct SampleFlowModuleBuilder: Builder {
  var parameters = SampleFlowModuleParameters()

  func build(in parent: any SampleFlowModuleDependencies) -> SampleFlowModule {
    SampleFlowModule(scope: SampleFlowModuleScope(parent), parameters: parameters)
  }
}
