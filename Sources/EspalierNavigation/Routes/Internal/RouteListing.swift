/// A route's type with the names of the cases that its list has, for tests that look for those that it has not.
package struct RouteListing {
  /// The type.
  package let type: Any.Type
  /// The listed cases.
  package let names: Set<String>

  /// Those of a route and of all routes within it that are not read by hand.
  package static func all<Place: Route>(of type: Place.Type) -> [RouteListing] { all(of: type, above: []) }

  static func all<Place: Route>(of type: Place.Type, above: [ObjectIdentifier]) -> [RouteListing] {
    guard !above.contains(ObjectIdentifier(type)), type.paths.reader == nil else { return [] }
    let seen = above + [ObjectIdentifier(type)]
    let own = type.paths.cases.filter { $0.address == .current }
    return [RouteListing(type: type, names: Set(own.map(\.name)))]
      + type.paths.cases.compactMap { $0.innerRoute() }.flatMap { $0.listings(seen) }
  }
}
