import Espalier

/// Builds the module Sample.
struct SampleFlowModuleBuilder: Builder {
  var parameters = SampleFlowModuleParameters()

  func build(in parent: any SampleFlowModuleDependencies) -> SampleFlowModule {
    SampleFlowModule(scope: SampleFlowModuleScope(parent), parameters: parameters)
  }
}
