import Espalier
import WalletFeatures

/// What the list of features needs beside what the session has: a scope for each feature.
final class FeaturesScope: Scope<SessionScope> {
  /// What the shell offers to one feature.
  func dependencies(of feature: any WalletFeature) -> any WalletFeatureDependencies {
    FeatureScope(parent)
  }
}
