/// A route's type and the names of its listed cases, for tests that look for missing cases.
package struct RouteListing {
  /// The type.
  package let type: Any.Type
  /// The listed cases.
  package let names: Set<String>

  init<Place: Route>(of type: Place.Type) {
    self.type = type
    names = Set(type.paths.cases.filter { $0.address == .current }.map(\.name))
  }

  /// Returns the listings of a route and of all routes within it that have no custom reader, each once.
  package static func all(of type: (some Route).Type) -> [RouteListing] {
    InnerRoute(type).within.filter { !$0.isReadByHand() }.map { $0.listing() }
  }
}
