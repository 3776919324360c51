internal import EspalierViews

/// A route that a link leads to.
struct RoutePlace<Place: Route>: LinkedPlace, AnyRoutePlace {
  let route: Place

  var ownAddress: String { route.path.description }
  var type: ObjectIdentifier { ObjectIdentifier(Place.self) }
  var name: String { "\(Place.self)" }

  func route<Other: Route>(as _: Other.Type) -> Other? { route as? Other }
}

/// A route that a link leads to, without its type.
protocol AnyRoutePlace: Sendable {
  var type: ObjectIdentifier { get }
  var name: String { get }
  func route<Other: Route>(as _: Other.Type) -> Other?
}

/// At which addresses the routes stand that are known to a coordinator: its own, those that it has adopted, and the same
/// of those above it.
struct PlaceTable: Sendable {
  /// What one coordinator knows.
  struct Level: Sendable {
    /// The route's type, and the path from the root of the app.
    var own: Entry
    var adopted: [Entry]
  }

  struct Entry: Sendable {
    let type: ObjectIdentifier
    /// Who has it, for reports.
    let owner: String
    let path: @Sendable (any AnyRoutePlace) -> Path?

    init<Place: Route>(owner: String, of _: Place.Type, path: @escaping @Sendable (Place) -> Path) {
      type = ObjectIdentifier(Place.self)
      self.owner = owner
      self.path = { $0.route(as: Place.self).map(path) }
    }
  }

  /// The nearest first.
  var levels: [Level]

  enum Finding {
    case path(Path)
    /// Several have it at the same distance.
    case several([String])
    case nobody
  }

  func find(_ place: any AnyRoutePlace) -> Finding {
    for level in levels {
      if level.own.type == place.type, let path = level.own.path(place) { return .path(path) }
      let entries = level.adopted.filter { $0.type == place.type }
      if entries.count > 1 { return .several(entries.map(\.owner)) }
      if let path = entries.first?.path(place) { return .path(path) }
    }
    return .nobody
  }
}
