import Espalier
import WalletFeatures

/// Shows the list of features, and hands each feature's places to its own coordinator.
final class FeaturesCoordinator: Coordinator<FeaturesRoute> {
  /// Gives the module of a feature; nil when the window is about to go.
  var module: (any WalletFeature) throws -> (any WalletFeatureModule)? = { _ in nil }
  private let features: [any WalletFeature]

  init(features: [any WalletFeature], navigator: Navigator) {
    self.features = features
    super.init(navigator: navigator)
  }

  /// Makes a feature's places places of the wallet.
  func adopt(_ module: some WalletFeatureModule, of feature: any WalletFeature) {
    let id = feature.id
    adopt(module.coordinator) { .feature(id: id, $0.path) }
  }

  override func show(_ route: FeaturesRoute) {
    switch route {
    case .list where features.isEmpty: root(MissingFeatureScene())
    case .list: root(FeaturesScene(features: features))
    case .feature(let id, let path):
      guard let feature = features.first(where: { $0.id == id }) else {
        push(MissingFeatureScene())
        return
      }
      show(path, of: feature)
    }
  }

  private func show(_ path: Path, of feature: any WalletFeature) {
    do {
      if let module = try module(feature) { show(path, in: module) }
    } catch {
      push(
        FailedFeatureScene(feature: feature, error: error) { [weak self] in
          guard let self, try module(feature) != nil else { return }
          pop()
          move(to: .feature(id: feature.id, path))
        })
    }
  }

  private func show<Module: WalletFeatureModule>(_ path: Path, in module: Module) {
    if let place = try? Module.Place(at: path) {
      module.coordinator.show(place)
    } else {
      push(MissingFeatureScene())
    }
  }
}
