/// The routes that a coordinator's screens can link to, as routes of the app's root. They are the coordinator's own
/// routes, its adopted routes, and the routes of the coordinators above it.
package struct PlaceTable: Sendable {
  /// The routes that one coordinator can resolve. They are its own routes, the routes of its adopted children, and the
  /// routes of children that are not created yet. A route of such a child is an associated value of one of the
  /// coordinator's own routes.
  struct Level: Sendable {
    var own: Entry
    var adopted: [Entry]
    /// A closure that returns the coordinator's own routes for a place of a child that is not adopted yet. Such a child
    /// is created when someone goes to its place.
    var held: @Sendable (any AnyRoutePlace) -> [RootRoute]
  }

  struct Entry: Sendable {
    let type: ObjectIdentifier
    /// The name of the coordinator or route type that has the entry, for reports.
    let owner: String
    let route: @Sendable (any AnyRoutePlace) -> RootRoute?

    init<Place: Route>(
      owner: String, of _: Place.Type, route: @escaping @Sendable (Place) -> RootRoute
    ) {
      type = ObjectIdentifier(Place.self)
      self.owner = owner
      self.route = { $0.route(as: Place.self).map(route) }
    }
  }

  /// The levels, the nearest coordinator first.
  var levels: [Level]

  enum Finding {
    case route(RootRoute)
    /// Several coordinators at the same distance can resolve the route.
    case several([String])
    case nobody
  }

  func find(_ place: any AnyRoutePlace) -> Finding {
    for level in levels {
      if level.own.type == place.type, let route = level.own.route(place) { return .route(route) }
      let entries = level.adopted.filter { $0.type == place.type }
      let held = level.held(place)
      let routes = Set(entries.compactMap { $0.route(place) } + held)
      if routes.count > 1 { return .several((entries.map(\.owner) + held.map { "\($0.path)" }).sorted()) }
      if let route = routes.first { return .route(route) }
    }
    return .nobody
  }
}
