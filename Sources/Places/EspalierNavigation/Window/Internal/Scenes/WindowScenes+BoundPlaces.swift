internal import EspalierScreens
internal import EspalierViews

extension WindowScenes {
  /// Shows or removes places to match the values that screens have bound to them. It clears the values of places that
  /// have been removed.
  ///
  /// A place is identified by its route: a screen may bind more or fewer places than before, or in another order.
  func followBoundPlaces(of navigator: Navigator) {
    lazy var there = Set(navigator.arrangement.entries.compactMap(\.route))
    for entry in navigator.arrangement.entries {
      guard let presence = presences[entry.id], let screen = presence.screenIfMade else { continue }
      // A covered scene is updated when it is visible again, unless it has bound the place that covers it.
      guard presence.isShown || !presence.boundRoutes.isEmpty else { continue }
      // A failure shown instead of the screen does not change what the screen binds.
      guard !presence.hasFailed else { continue }
      let isAskedFor = presence.takeAskedFor()
      var wanted: [RootRoute] = []
      for place in screen.boundPlaces {
        guard let route = place.destination.flatMap({ route(of: $0, from: entry) }) else { continue }
        if presence.boundRoutes.contains(route), !there.contains(route), !navigator.isWaiting(for: route) {
          // The place was removed otherwise.
          place.clear()
        } else if !wanted.contains(route) {
          wanted.append(route)
        }
      }
      let shown = presence.boundRoutes
      guard shown != wanted else { continue }
      presence.boundRoutes = wanted
      ChangeFlag.$isAskedFor.withValue(isAskedFor) {
        for route in shown where !wanted.contains(route) { navigator.remove(route, asks: true) }
        for route in wanted where !shown.contains(route) { navigator.move(to: route) }
      }
    }
  }

  private func route(of destination: Destination, from entry: NavigationEntry) -> RootRoute? {
    guard let place = destination.place as? any AnyRoutePlace, case .route(let route) = entry.places.find(place) else {
      return nil
    }
    return route
  }
}
