package import Espalier
import WalletFeatures

/// The one place of the list of features.
package enum FeaturesRoute: Route {
  /// The list.
  case list

  package var path: Path { "/" }

  package static let paths = Paths<Self> { list }
}

/// The list of the features that are plugged in; their places stand above it.
final class Features: Feature<PluggedIn<any WalletShell>, FeaturesRoute> {
  override func placement(of route: FeaturesRoute) -> Placement<FeaturesRoute> {
    switch route {
    case .list: .root(FeaturesScene { [scope = self.scope] in scope.entries(in: .features) })
    }
  }
}
