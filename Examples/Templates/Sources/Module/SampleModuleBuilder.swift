import Espalier

/// Builds the module Sample.
struct SampleModuleBuilder: Builder {
  func build(in parent: any SampleModuleDependencies) -> SampleModule {
    SampleModule(scope: SampleModuleScope(parent))
  }
}
