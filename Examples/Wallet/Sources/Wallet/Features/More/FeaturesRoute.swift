package import Espalier

/// The places of the features that are plugged in.
package enum FeaturesRoute: Route {
  /// The list of them.
  case list
  /// A place of one, which the feature itself reads. Whether there is such a feature is known only to the window.
  case feature(id: String, Path)

  package var path: Path {
    switch self {
    case .list: .root
    case .feature(let id, let place): Path(segments: [id]) + place
    }
  }

  package init?(path: Path) {
    guard let id = path.first else {
      self = .list
      return
    }
    self = .feature(id: id, path.rest)
  }
}
