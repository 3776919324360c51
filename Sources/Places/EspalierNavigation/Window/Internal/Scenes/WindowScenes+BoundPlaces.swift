internal import EspalierScreens
internal import EspalierViews

extension WindowScenes {
  /// Brings the places on screen in line with the values that screens have bound to places, and those values in line
  /// with places that have gone.
  ///
  /// A place is known by its route: a screen may bind more or fewer than before, in another order.
  func followBoundPlaces(of navigator: Navigator) {
    lazy var there = Set(navigator.arrangement.entries.compactMap(\.route))
    for entry in navigator.arrangement.entries {
      guard let presence = presences[entry.id], let screen = presence.screenIfMade else { continue }
      // Who is covered is looked at when somebody sees them again, unless what covers them is bound by them.
      guard presence.isVisible || !presence.boundRoutes.isEmpty else { continue }
      // A failure in place of the screen says nothing of what the screen binds.
      guard !presence.hasFailed else { continue }
      let isAskedFor = presence.takeAskedFor()
      var wanted: [RootRoute] = []
      for place in screen.boundPlaces {
        guard let route = place.destination.flatMap({ route(of: $0, from: entry) }) else { continue }
        if presence.boundRoutes.contains(route), !there.contains(route), !navigator.isWaiting(for: route) {
          // The place has gone by itself.
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
