/// The places of a route with a custom reader that the program discovered at run time, such as those of listed
/// plug-ins.
package struct FoundPlaces: Sendable {
  /// The route's type.
  package let route: ObjectIdentifier
  /// The name of this set of places. A receiver that already has the set of this name does not need to call ``places``.
  package let name: [String]
  /// A closure that computes the places, each with its pattern and the site map of the places below it. The computation
  /// takes some time.
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
