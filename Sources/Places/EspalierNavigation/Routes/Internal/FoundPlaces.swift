/// The places of a route that is read by hand, as the program has found them out: those of the plug-ins that it lists, say.
package struct FoundPlaces: Sendable {
  /// The route's type.
  package let route: ObjectIdentifier
  /// The name of the places; a follower that has the places of this name already needs no ``places``.
  package let name: [String]
  /// The places, with the patterns of what stands below them. Working them out takes a while.
  package let places: @Sendable () -> [SiteMap.Place]

  /// The places of a route.
  package init(
    of route: (some Route).Type, name: [String], places: @escaping @Sendable () -> [SiteMap.Place]
  ) {
    self.route = ObjectIdentifier(route)
    self.name = name
    self.places = places
  }
}
