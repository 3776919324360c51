import Espalier

/// Puts Sample together: nothing else knows how.
struct SampleModuleBuilder: Builder {
  func build(in parent: any SampleModuleDependencies) -> SampleModule {
    SampleModule(scope: SampleModuleScope(parent))
  }
}
