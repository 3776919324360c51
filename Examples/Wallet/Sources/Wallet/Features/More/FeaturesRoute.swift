package import Espalier

/// The places of the features that are plugged in.
package enum FeaturesRoute: Route {
  /// The list of them.
  case list
  /// A place of one, which the feature itself reads. Whether there is such a feature is known only to the window.
  case feature(id: String, Path)

  package var path: Path {
    switch self {
    case .list: "/"
    case .feature(let id, let place): "/\(id)" + place
    }
  }

  package static let paths = Paths<Self> {
    list; feature
  }
}
