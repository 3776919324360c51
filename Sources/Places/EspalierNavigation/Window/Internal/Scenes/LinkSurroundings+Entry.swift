internal import EspalierScreens
internal import EspalierViews

extension LinkSurroundings {
  /// Creates the surroundings in which the links of a place are resolved.
  @MainActor init(of entry: NavigationEntry, _ reports: WindowReports) {
    let table = entry.places
    let scene = "\(type(of: entry.scene))"
    self.init { place in
      guard let place = place as? any AnyRoutePlace else { return nil }
      switch table.find(place) {
      case .route(let route): return route.path.description
      case .several(let owners):
        let names = owners.joined(separator: " and ")
        Self.report(
          "\(scene) links to a place of \(place.name), which \(names) stand for. Link to the route of a coordinator "
            + "above them, which says which one is meant.", to: reports)
      case .nobody:
        Self.report(
          "\(scene) links to a place of \(place.name), which no coordinator above it has adopted. The link leads to the "
            + "route's own path.", to: reports)
      }
      return nil
    }
  }

  /// Reports a link once, however often it is rendered.
  ///
  /// Links are rendered on the main actor, but their styles may be created elsewhere.
  private nonisolated static func report(_ text: String, to reports: WindowReports) {
    Task { @MainActor in reports.sendOnce(text) }
  }
}
