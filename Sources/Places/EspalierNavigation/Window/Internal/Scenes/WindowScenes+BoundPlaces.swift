internal import EspalierScreens
internal import EspalierViews

extension WindowScenes {
  /// Brings the places on screen in line with the values that screens have bound to places, and those values in line
  /// with places that have gone.
  func followBoundPlaces(of navigator: Navigator) {
    let there = Set(navigator.arrangement.entries.compactMap(\.route))
    for entry in navigator.arrangement.entries {
      guard let presence = presences[entry.id] else { continue }
      let bound = presence.screenIfMade?.boundPlaces ?? []
      for (index, place) in bound.enumerated() {
        let wanted = place.destination.flatMap { route(of: $0, from: entry) }
        let shown = presence.boundRoutes[index]
        if let shown, !there.contains(shown), !navigator.isWaiting(for: shown) {
          presence.boundRoutes[index] = nil
          // The place has gone by itself; a value that is another one already is another place.
          if wanted == shown { place.clear() }
        } else if wanted != shown {
          presence.boundRoutes[index] = wanted
          if let shown { navigator.remove(shown, asks: true) }
          if let wanted { navigator.move(to: wanted) }
        }
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
