import Espalier

/// Builds the place of the features that are plugged in.
struct FeaturesBuilder: Builder {
  func build(in parent: SessionScope) -> FeaturesModule { FeaturesModule(scope: FeaturesScope(parent)) }
}
