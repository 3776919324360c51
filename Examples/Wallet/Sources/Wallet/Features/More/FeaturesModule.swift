import Espalier
import WalletFeatures

/// The features that are plugged in. Each is built when somebody first goes there, and is then a module within this one.
final class FeaturesModule: Module<FeaturesScope> {
  let coordinator: FeaturesCoordinator

  override init(scope: FeaturesScope) {
    coordinator = FeaturesCoordinator(features: scope.features, navigator: scope.navigator)
    super.init(scope: scope)
    own(coordinator)
    coordinator.module = { [weak self] feature in try self?.module(of: feature) }
  }

  /// The feature's module, built if nobody has been there yet. One that failed to build is tried again.
  private func module(of feature: any WalletFeature) throws -> any WalletFeatureModule {
    if isBuilt(key: feature.id) { return try child(key: feature.id) }
    let module: any WalletFeatureModule = try feature.build(in: scope.dependencies(of: feature))
    try attach(module, key: feature.id)
    coordinator.adopt(module, of: feature)
    return module
  }
}
