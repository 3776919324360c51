extension Coordinating {
  /// Returns a route of this coordinator in a type-erased form, with everything that the navigator needs to resolve it.
  func located(_ route: Place) -> LocatedRoute {
    let position = position
    position.hold(self)
    return LocatedRoute(
      position: position, name: "\(Swift.type(of: self))", rootRoute: position.rootRoute(of: route),
      isAdopted: position.isAdopted,
      permission: { self.permission(for: route).erased { position.rootRoute(of: $0) } },
      placement: { self.placement(of: route).erased(position.embedding) })
  }

  /// The feature's tabs, without the type of the route.
  var erasedTabs: [AnyTab] {
    tabs.compactMap { tab in
      position.rootRoute(of: tab.place).map { AnyTab(id: tab.id, title: tab.title, icon: tab.icon, route: $0) }
    }
  }
}

extension NavigationRoot {
  /// Creates a root from a coordinator.
  init<Root: Coordinating>(_ coordinator: Root, isMain: Bool, area: PlaceArea) {
    coordinator.position.hold(coordinator)
    let id = ObjectIdentifier(coordinator.position)
    self.init(
      isMain: isMain, area: area, position: coordinator.position,
      locate: { route in (route as? Root.Place).map { coordinator.located($0) } },
      match: { path throws(PathError) in
        let match = try Root.Place.paths.match(path)
        return (RootRoute(match.route, root: id, hasAddress: true), match.address)
      })
  }
}
