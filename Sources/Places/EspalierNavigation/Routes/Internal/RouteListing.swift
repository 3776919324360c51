/// A route's type and the names of its listed cases, for tests that look for missing cases.
package struct RouteListing {
  /// The type of the route.
  package let type: Any.Type
  /// The names of the listed cases.
  package let names: Set<String>

  init<Place: Route>(of type: Place.Type) {
    self.type = type
    names = Set(type.paths.cases.filter { $0.address == .current }.map(\.name))
  }

  /// Returns the listings of a route and of all routes within it, each once. Routes with a custom reader are omitted.
  package static func all(of type: (some Route).Type) -> [RouteListing] {
    InnerRoute(type).within.filter { !$0.isReadByHand() }.map { $0.listing() }
  }
}
