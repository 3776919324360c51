import Espalier

/// Puts Sample together: nothing else knows how.
struct SampleFlowModuleBuilder: Builder {
  func build(in parent: any SampleFlowModuleDependencies) -> SampleFlowModule {
    SampleFlowModule(scope: SampleFlowModuleScope(parent))
  }
}
