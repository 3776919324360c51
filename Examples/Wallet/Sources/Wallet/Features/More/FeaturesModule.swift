import Espalier
import WalletFeatures

/// The features that are plugged in. Each is built when somebody first goes there, and is then a module within this one.
final class FeaturesModule: Module<FeaturesScope> {
  let coordinator: FeaturesCoordinator
  private var built: [String: any WalletFeatureModule] = [:]

  override init(scope: FeaturesScope) {
    coordinator = FeaturesCoordinator(features: scope.features, navigator: scope.navigator)
    super.init(scope: scope)
    own(coordinator)
    coordinator.module = { [weak self] feature in try self?.module(of: feature) }
  }

  /// The feature's module, built if nobody has been there yet. One that failed to build is tried again.
  private func module(of feature: any WalletFeature) throws -> any WalletFeatureModule {
    if let module = built[feature.id] { return module }
    let module: any WalletFeatureModule = try feature.build(in: scope.dependencies(of: feature))
    try attach(module)
    coordinator.adopt(module, of: feature)
    built[feature.id] = module
    return module
  }
}
