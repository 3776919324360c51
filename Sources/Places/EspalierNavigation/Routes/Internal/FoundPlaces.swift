/// The places of a route with a custom reader that the program discovered at run time, such as those of listed
/// plug-ins.
package struct FoundPlaces: Sendable {
  /// The route's type.
  package let route: ObjectIdentifier
  /// The name of the places. A follower that already has the places of this name does not need ``places``.
  package let name: [String]
  /// A closure that returns the places, with the patterns below them. It takes some time.
  package let places: @Sendable () -> [SiteMap.Place]

  /// Creates the discovered places of a route.
  package init(
    of route: (some Route).Type, name: [String], places: @escaping @Sendable () -> [SiteMap.Place]
  ) {
    self.route = ObjectIdentifier(route)
    self.name = name
    self.places = places
  }
}
