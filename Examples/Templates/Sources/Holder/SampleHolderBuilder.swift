import Espalier

/// Puts Sample together: nothing else knows how.
struct SampleHolderBuilder: Builder {
  func build(in parent: any SampleHolderDependencies) -> SampleHolder {
    SampleHolder(scope: SampleHolderScope(parent))
  }
}
