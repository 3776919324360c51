extension Window {
  /// The place in sight, for the observer.
  package var observedPlace: ObservedPlace {
    let entry = navigator.obstacle == nil ? navigator.arrangement.visibleEntry : nil
    return ObservedPlace(module: (entry?.owner ?? owner).map { "\(type(of: $0))" }, path: path)
  }

  /// Returns the place where an event happens, for the watchdog; for one that goes elsewhere, the place it leads to.
  func place(of event: WindowEvent) -> WatchedPlace {
    switch event {
    case .control, .sight, .back, .close, .closeRequested, .select: watchedPlace
    case .open(let path), .history(let path, _): WatchedPlace(module: watchedPlace.module, scene: "", path: path)
    }
  }

  /// The place in sight, for the watchdog: made again only after a render that showed another place.
  var watchedPlace: WatchedPlace {
    if let knownPlace { return knownPlace }
    let entry = navigator.obstacle == nil ? navigator.arrangement.visibleEntry : nil
    let place = WatchedPlace(
      module: entry?.owner?.ownerName ?? owner?.ownerName ?? "",
      scene: entry.map { "\(type(of: $0.scene))" } ?? "", path: path)
    knownPlace = place
    return place
  }
}
