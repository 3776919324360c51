import Espalier

/// Builds the module Sample.
struct SampleHolderBuilder: Builder {
  func build(in parent: any SampleHolderDependencies) -> SampleHolder {
    SampleHolder(scope: SampleHolderScope(parent))
  }
}
