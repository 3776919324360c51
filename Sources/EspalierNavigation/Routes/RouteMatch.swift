/// What was found at a path.
public struct RouteMatch<Place: Route>: Sendable {
  /// The place.
  public var route: Place
  /// How the path led to it. The place's own path is the route's.
  public var address: RouteAddress
}

/// How a path leads to a place.
public enum RouteAddress: Int, Sendable {
  /// It is the place's own address, give or take what says nothing: a parameter that nobody reads, a slash at the end.
  case current
  /// It is another name of the place; see ``Alias``.
  case alias
  /// It is where the place once was; see ``Moved``.
  case moved
}
