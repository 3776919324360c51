/// The place found at a path.
public struct RouteMatch<Place: Route>: Sendable {
  /// The place.
  public var route: Place
  /// The kind of address that led to the place.
  ///
  /// The place's own path is the `path` of the route.
  public var address: RouteAddress
}

/// A kind of address that leads to a place.
public enum RouteAddress: Int, Sendable {
  /// The place's own address. Parameters that no route reads, and a slash at the end, make no difference.
  case current
  /// An additional address of the place; see ``Alias``.
  case alias
  /// A former address of the place; see ``Moved``.
  case moved
}
