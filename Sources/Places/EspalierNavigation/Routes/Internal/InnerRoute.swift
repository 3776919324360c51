/// The properties of a route within a case, without its static type.
struct InnerRoute: Sendable {
  let type: ObjectIdentifier
  let name: String
  let isReadByHand: @Sendable () -> Bool
  /// A closure that returns the routes within this route.
  let inner: @Sendable () -> [InnerRoute]
  let table: @Sendable () -> PathTable
  let siteMap: @Sendable (_ above: [ObjectIdentifier], _ known: [ObjectIdentifier: [SiteMap.Place]]) -> SiteMap
  /// A closure that returns the faults in the route's own list of paths.
  let problems: @Sendable () -> [String]
  let listing: @Sendable () -> RouteListing

  init<Inner: Route>(_: Inner.Type) {
    type = ObjectIdentifier(Inner.self)
    name = "\(Inner.self)"
    isReadByHand = { Inner.paths.reader != nil }
    inner = { Inner.paths.cases.compactMap { $0.innerRoute() } }
    table = { Inner.paths.table }
    siteMap = { SiteMap(of: Inner.self, above: $0, known: $1) }
    problems = { PathProblems.own(of: Inner.paths) }
    listing = { RouteListing(of: Inner.self) }
  }
}

extension InnerRoute {
  /// Returns true if the route is the given one, or holds it at any depth.
  func holds(_ route: ObjectIdentifier) -> Bool { within.contains { $0.type == route } }

  /// The route itself and all routes within it, each once.
  var within: [InnerRoute] {
    var found = [self]
    var seen: Set<ObjectIdentifier> = [type]
    var next = 0
    while next < found.count {
      for inner in found[next].inner() where seen.insert(inner.type).inserted { found.append(inner) }
      next += 1
    }
    return found
  }
}
