import Espalier
import WalletGateways

/// Stands where there is no such feature, or no such place in it.
final class MissingFeatureScene: Scene {
  var screen: Screen {
    .notFound(
      NotFoundError(what: "place"),
      link: "Go to the start", to: OverviewRoute.month(nil))
  }
}
