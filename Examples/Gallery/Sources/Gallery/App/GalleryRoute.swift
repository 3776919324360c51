package import Espalier

/// Every place of the gallery: a family of views, or the page of one view in it.
package enum GalleryRoute: Route {
  /// The views of a family.
  case family(Family)
  /// One view, by the name of its page.
  case page(Family, String)

  package var path: Path {
    switch self {
    case .family(let family): "/\(family.rawValue)"
    case .page(let family, let name): "/\(family.rawValue)/\(name)"
    }
  }

  package init?(path: Path) {
    guard let first = path.first else {
      self = .family(.text)
      return
    }
    guard let family = Family(rawValue: first) else { return nil }
    switch path.segments.count {
    case 1: self = .family(family)
    case 2: self = .page(family, path.segments[1])
    default: return nil
    }
  }
}
