import Espalier
import WalletFeatures

/// The features that are plugged in. Each is built when somebody first goes there, and is then a feature within this one.
final class Features: Feature<FeaturesScope, FeaturesRoute> {
  override func placement(of route: FeaturesRoute) -> Placement<FeaturesRoute> {
    switch route {
    case .list where scope.features.isEmpty: return .notFound
    case .list: return .root(FeaturesScene(features: self.scope.features))
    case .feature(let id, let path):
      guard let feature = scope.features.first(where: { $0.id == id }) else { return .notFound }
      do {
        return try placement(at: path, of: feature)
      } catch {
        return .push(
          FailedFeatureScene(feature: feature, error: error) { [weak self] in
            guard let self else { return }
            _ = try built(feature)
            remake(.feature(id: id, path))
          }, over: .list)
      }
    }
  }

  private func placement<Plugged: WalletFeature>(
    at path: Path, of feature: Plugged
  ) throws -> Placement<FeaturesRoute> {
    guard let place = try? Plugged.Built.Place(at: path) else { return .notFound }
    // Shown under its own address, however it was written.
    guard place.path == path else { return .redirect(.feature(id: feature.id, place.path)) }
    let built = try built(feature)
    return .child(built, place, in: .push(over: .list))
  }

  /// The plugged-in feature, built if nobody has been there yet. One that failed to build is tried again.
  private func built<Plugged: WalletFeature>(_ feature: Plugged) throws -> Plugged.Built {
    if isBuilt(key: feature.id) { return try child(key: feature.id) }
    let (id, built) = (feature.id, try feature.build(in: scope.dependencies(of: feature)))
    return attach(built, key: id) { .feature(id: id, $0.path) }
  }
}
