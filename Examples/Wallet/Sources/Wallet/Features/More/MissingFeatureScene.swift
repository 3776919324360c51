import Espalier

/// Stands where there is no such feature, or no such place in it.
final class MissingFeatureScene: Scene {
  var screen: Screen {
    .notFound(
      NotFoundError(what: "place"),
      home: (title: "Go to the start", path: WalletRoute.overview(.month(nil)).path.description))
  }
}
