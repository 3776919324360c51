internal import EspalierViews

/// The route that a link leads to.
struct RoutePlace<Place: Route>: LinkedPlace, AnyRoutePlace {
  let route: Place

  var ownAddress: String { route.path.description }
  var type: ObjectIdentifier { ObjectIdentifier(Place.self) }
  var name: String { "\(Place.self)" }
  var base: any Route { route }

  func route<Other: Route>(as _: Other.Type) -> Other? { route as? Other }
}

/// The route that a link leads to, without its static type.
package protocol AnyRoutePlace: Sendable {
  var type: ObjectIdentifier { get }
  var name: String { get }
  var base: any Route { get }
  func route<Other: Route>(as _: Other.Type) -> Other?
}
