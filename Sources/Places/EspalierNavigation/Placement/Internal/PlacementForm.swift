internal import EspalierScreens

/// The content of a placement, with the routes of a feature or with routes of the app's root.
@MainActor
enum PlacementForm<Place> {
  case scene(PlacementKind<Place>, make: @MainActor () -> any Presentable)
  case child(PlacementKind<Place>, route: @MainActor () -> LocatedRoute?)
  case redirect(Place)
  case notFound

  /// Returns the same content with each route converted by a closure.
  func map<Other>(_ transform: (Place) -> Other) -> PlacementForm<Other> {
    switch self {
    case .scene(let kind, let make): .scene(kind.map(transform), make: make)
    case .child(let kind, let route): .child(kind.map(transform), route: route)
    case .redirect(let route): .redirect(transform(route))
    case .notFound: .notFound
    }
  }
}
