/// Resolves a route to its place by asking coordinators from the root down. It changes nothing.
@MainActor
struct PlaceResolver {
  enum Failure: Error {
    /// The route is well written, and nothing is there.
    case notFound
    case refused(String)
    /// Somebody has to be asked first.
    case waits(at: Door, answer: @MainActor () async -> ErasedPermission)
    case misuse(NavigationError)
    /// Somebody who may not come to a place below is led elsewhere.
    case led(to: RootRoute)
  }

  /// A permission that takes time: the coordinator that gives it, and the route it is for.
  struct Door: Hashable {
    let coordinator: ObjectIdentifier
    let route: RootRoute
  }

  /// Finds the coordinator that a route belongs to.
  let locate: @MainActor (RootRoute) -> (route: LocatedRoute, area: ResolvedPlace.Area)?
  /// True when nothing is in sight that a place could stand above.
  let isEmpty: Bool
  /// The permissions that have been answered already.
  var answers: [Door: ErasedPermission] = [:]
  /// Takes each child that was asked.
  var noteChild: @MainActor (any AnyPosition) -> Void = { _ in }

  func resolve(_ route: RootRoute) throws(Failure) -> ResolvedPlace {
    var chain: [RootRoute] = []
    var route = route
    while true {
      do throws(Failure) { return try resolve(route, after: chain) } catch {
        guard case .led(let target) = error else { throw error }
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
      // A person who may not come to the place below does not come to the place above it either.
      if let redirect = try ask(level, for: route) { throw .led(to: redirect) }
      let placement = level.placement()
      switch placement.form {
      case .notFound: throw .notFound
      case .redirect(let target): return try resolve(target, after: chain)
      case .scene(let stand, let make):
        return ResolvedPlace(
          route: route, area: try self.area(of: stand, of: route, at: level, in: area, after: chain),
          position: level.position, placement: placement, make: make)
      case .child(let setting, let inner):
        guard let next = inner() else { throw .notFound }
        noteChild(next.position)
        guard next.isAdopted, next.rootRoute == route else {
          throw .misuse(.notAdopted(child: next.name, parent: level.name, route: "\(route.route)"))
        }
        area = try self.area(of: setting, of: next, at: level, in: area, after: chain)
        level = next
      }
    }
  }

  /// Returns the route that the person is led to when they may not come; nil when they may.
  private func ask(_ level: LocatedRoute, for route: RootRoute) throws(Failure) -> RootRoute? {
    let door = Door(coordinator: ObjectIdentifier(level.position), route: route)
    switch answers[door] ?? level.permission() {
    case .granted: return nil
    case .refused(let why): throw .refused(why)
    case .redirect(let target): return target
    case .ask(let answer): throw .waits(at: door, answer: answer)
    }
  }

  private func area(
    of stand: ErasedPlacement.Stand, of route: RootRoute, at level: LocatedRoute, in area: ResolvedPlace.Area,
    after chain: [RootRoute]
  ) throws(Failure) -> ResolvedPlace.Area {
    switch stand {
    case .root(nil): area
    case .root(let tab?): try tabArea(tab, of: level, in: area)
    case .over(let below): .over(try resolve(below, after: chain))
    case .overWhatIsThere(let below): .overWhatIsThere(orOver: try fallback(below, after: chain))
    case .modal(let style, let below):
      .modal(style, owner: route, orOver: try fallback(below, after: chain))
    case .inPlaceOfWhatIsThere(let below): .inPlaceOfWhatIsThere(orOver: try fallback(below, after: chain))
    }
  }

  private func area(
    of setting: ErasedPlacement.Setting, of child: LocatedRoute, at level: LocatedRoute, in area: ResolvedPlace.Area,
    after chain: [RootRoute]
  ) throws(Failure) -> ResolvedPlace.Area {
    switch setting {
    case .inPlace: area
    case .tab(let tab): try tabArea(tab, of: level, in: area)
    case .over(let below): .over(try resolve(below, after: chain))
    case .overWhatIsThere(let below): .overWhatIsThere(orOver: try fallback(below, after: chain))
    case .modal(let style, let below):
      .modal(style, owner: ObjectIdentifier(child.position), orOver: try fallback(below, after: chain))
    }
  }

  private func tabArea(
    _ tab: String, of level: LocatedRoute, in area: ResolvedPlace.Area
  ) throws(Failure) -> ResolvedPlace.Area {
    let known = level.coordinator.erasedTabs.map(\.id)
    guard known.contains(tab) else {
      throw .misuse(.noSuchTab(tab, coordinator: level.name, known: known))
    }
    return .tab(tab, of: level.position, in: area)
  }

  private func fallback(_ below: RootRoute?, after chain: [RootRoute]) throws(Failure) -> ResolvedPlace? {
    guard isEmpty, let below else { return nil }
    return try resolve(below, after: chain)
  }
}
