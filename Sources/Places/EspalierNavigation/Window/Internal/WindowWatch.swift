/// The place in sight in a window, as those know it who watch the window's work: the watchdog and the observer.
@MainActor
final class WindowWatch {
  var watchdog: Watchdog?
  private let navigator: Navigator
  private let owner: (any WindowOwner)?
  /// The watchdog's view of the place in sight, made again only after a turn that showed another place.
  private var known: WatchedPlace?
  /// The entry in sight after the last turn.
  private var entry: Int?

  init(_ navigator: Navigator, _ owner: (any WindowOwner)?) {
    self.navigator = navigator
    self.owner = owner
  }

  /// The place in sight, for the observer.
  var observedPlace: ObservedPlace {
    let owner = navigator.entryInSight?.owner ?? owner
    return ObservedPlace(module: owner.map { "\(type(of: $0))" }, path: navigator.shownPath)
  }

  /// The place in sight, for the watchdog.
  var watchedPlace: WatchedPlace {
    if let known { return known }
    let entry = navigator.entryInSight
    let place = WatchedPlace(
      module: entry?.owner?.ownerName ?? owner?.ownerName ?? "",
      scene: entry.map { "\(type(of: $0.scene))" } ?? "", path: navigator.shownPath)
    known = place
    return place
  }

  /// Takes note of the place that a turn has shown.
  func note(_ entry: NavigationEntry?, at path: @autoclosure () -> Path) {
    if let known, entry?.id != self.entry || path() != known.path { self.known = nil }
    self.entry = entry?.id
  }

  /// Tells the watchdog of the beginning of an event.
  /// - Returns: What ``end(_:)`` is to be told. The watchdog that was told of the beginning is told of the end, should a
  ///   handler put another in its place.
  func begin(_ event: WindowEvent) -> (watchdog: Watchdog, outer: WatchedWork?)? {
    watchdog.map { ($0, $0.begin(WatchedWork(place: place(of: event), event: event.watched))) }
  }

  /// Tells the watchdog of the end of an event.
  func end(_ begun: (watchdog: Watchdog, outer: WatchedWork?)?) { begun?.watchdog.end(begun?.outer) }

  /// Returns the place where an event happens; for one that goes elsewhere, the place it leads to.
  private func place(of event: WindowEvent) -> WatchedPlace {
    switch event {
    case .control, .sight, .back, .close, .closeRequested, .select: watchedPlace
    case .open(let path), .history(let path, _): WatchedPlace(module: watchedPlace.module, scene: "", path: path)
    }
  }
}
