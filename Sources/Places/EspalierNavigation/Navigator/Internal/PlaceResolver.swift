/// A resolver that finds the place of a route by asking the coordinators from the root inwards. It changes nothing.
@MainActor
struct PlaceResolver {
  enum Failure: Error {
    /// The route is well formed, but no place belongs to it.
    case notFound
    case refused(String)
    /// A permission on the way to the place needs the person's answer.
    case waits(at: PermissionKey, answer: @MainActor () async -> ErasedPermission)
    case misuse(NavigationError)
    /// The person has no permission for a place on the way, and is redirected.
    case led(to: RootRoute, by: RootRoute)
  }

  /// A permission that takes time to decide, identified by its coordinator and the route.
  struct PermissionKey: Hashable {
    let coordinator: ObjectIdentifier
    let route: RootRoute
  }

  /// A closure that finds the coordinator that a route belongs to.
  let locate: @MainActor (RootRoute) -> (route: LocatedRoute, area: PlaceArea)?
  /// A closure that returns true if a tab, a modal or the window has no places.
  let isEmpty: @MainActor (_ container: PlaceArea?, _ route: RootRoute) -> Bool
  /// The permissions that have been answered already.
  var answers: [PermissionKey: ErasedPermission] = [:]
  /// A closure that records each child coordinator that determined a part of the placement.
  var noteChild: @MainActor (any AnyPosition) -> Void = { _ in }
  /// A closure that reports a place that is not shown because the permission of another place, which it needs,
  /// redirects the person.
  var noteLed: @MainActor (_ wanted: RootRoute, _ asked: RootRoute, _ target: RootRoute) -> Void = { _, _, _ in }

  func resolve(_ route: RootRoute) throws(Failure) -> ResolvedPlace {
    var chain: [RootRoute] = []
    var route = route
    while true {
      do throws(Failure) { return try resolve(route, after: chain) } catch {
        guard case .led(let target, let asked) = error else { throw error }
        if asked != route { noteLed(route, asked, target) }
        chain.append(route)
        route = target
      }
    }
  }

  private func resolve(_ route: RootRoute, after chain: [RootRoute]) throws(Failure) -> ResolvedPlace {
    guard !chain.contains(route) else {
      throw .misuse(.circle((chain + [route]).map { "\($0.route)" }))
    }
    guard let start = locate(route) else { throw .notFound }
    let chain = chain + [route]
    var (level, area) = start
    while true {
      // Without permission for the place below, the place above it is not shown either.
      if let redirect = try ask(level, for: route) { throw .led(to: redirect, by: route) }
      let placement = level.placement()
      switch placement.form {
      case .notFound: throw .notFound
      case .redirect(let target):
        do throws(Failure) { return try resolve(target, after: chain) } catch {
          // The place is where it leads, so the permission asked there is its own.
          if case .led(let other, by: target) = error { throw .led(to: other, by: route) }
          throw error
        }
      case .scene(let kind, let make):
        return ResolvedPlace(
          route: route, area: try self.area(of: kind, for: route, to: route, at: level, in: area, after: chain),
          position: level.position, placement: placement, make: make)
      case .child(let kind, let inner):
        guard let next = inner() else { throw .notFound }
        noteChild(next.position)
        guard next.isAdopted, next.rootRoute == route else {
          throw .misuse(.notAdopted(child: next.name, parent: level.name, route: "\(route.route)"))
        }
        area = try self.area(
          of: kind, for: ObjectIdentifier(next.position), to: route, at: level, in: area, after: chain)
        level = next
      }
    }
  }

  /// Returns the route to which the person is redirected, or nil if the person has permission.
  private func ask(_ level: LocatedRoute, for route: RootRoute) throws(Failure) -> RootRoute? {
    let door = PermissionKey(coordinator: ObjectIdentifier(level.position), route: route)
    switch answers[door] ?? level.permission() {
    case .granted: return nil
    case .refused(let why): throw .refused(why)
    case .redirect(let target): return target
    case .ask(let answer): throw .waits(at: door, answer: answer)
    }
  }

  /// Returns the area of the position that a coordinator assigns to a route or to a child coordinator.
  private func area(
    of kind: PlacementKind<RootRoute>, for subject: AnyHashable, to route: RootRoute, at level: LocatedRoute,
    in area: PlaceArea, after chain: [RootRoute]
  ) throws(Failure) -> PlaceArea {
    if case .root(let tab) = kind {
      guard let tab else { return area }
      let known = level.position.tabItems.map(\.id)
      guard known.contains(tab) else {
        throw .misuse(.noSuchTab(tab, coordinator: level.name, known: known))
      }
    }
    let resolved = try kind.map { below throws(Failure) in
      try resolve(below, after: chain)
    } orOver: { below throws(Failure) in
      isEmpty(kind.isModal ? nil : area.container, route) ? try resolve(below, after: chain) : nil
    }
    return PlaceArea(resolved, of: subject, by: level.position, in: area)
  }
}
