import Espalier
import WalletFeatures

/// All features that are plugged in. It has nothing to observe: they are what the command put into its container.
final class FeaturesScene: Scene {
  private let features: [any WalletFeature]

  init(features: [any WalletFeature]) { self.features = features }

  var screen: Screen {
    Screen(title: "More", layout: .narrow) {
      Section("features") {
        for feature in features {
          Row(FeatureSummary(feature))
            .link(to: FeaturesRoute.feature(id: feature.id, .root)).id(feature.id)
        }
      }
    }
  }
}
