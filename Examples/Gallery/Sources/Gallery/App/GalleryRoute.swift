package import Espalier

/// Every place of the gallery: a family of views, or the page of one view in it.
package enum GalleryRoute: Route {
  /// The views of a family.
  case family(Family)
  /// One view, by the name of its page.
  case page(Family, String)

  package var path: Path {
    switch self {
    case .family(let family): "/\(family)"
    case .page(let family, let name): "/\(family)/\(name)"
    }
  }

  package static let paths = Paths<Self> {
    family
    page
    Alias("/", of: family(.text))
  }
}
