/// The visible place in a window, for the monitors of the window's work: the watchdog and the work observer.
@MainActor
final class WindowWatch {
  var watchdog: Watchdog?
  private let navigator: Navigator
  private let owner: (any WindowOwner)?
  /// The watchdog's value for the visible place. It is created again only after a turn that showed another place.
  private var known: WatchedPlace?
  /// The visible entry after the last turn.
  private var entry: Int?

  init(_ navigator: Navigator, _ owner: (any WindowOwner)?) {
    self.navigator = navigator
    self.owner = owner
  }

  /// The visible place, for the work observer.
  var observedPlace: ObservedPlace {
    let owner = navigator.visibleEntry?.owner ?? owner
    return ObservedPlace(module: owner.map { "\(type(of: $0))" }, path: navigator.shownPath)
  }

  /// The visible place, for the watchdog.
  var watchedPlace: WatchedPlace {
    if let known { return known }
    let entry = navigator.visibleEntry
    let place = WatchedPlace(
      module: entry?.owner?.ownerName ?? owner?.ownerName ?? "",
      scene: entry.map { "\(type(of: $0.scene))" } ?? "", path: navigator.shownPath)
    known = place
    return place
  }

  /// Records the place that a turn has shown.
  func note(_ entry: NavigationEntry?, at path: @autoclosure () -> Path) {
    if let known, entry?.id != self.entry || path() != known.path { self.known = nil }
    self.entry = entry?.id
  }

  /// Notifies the watchdog of the beginning of an event.
  /// - Returns: The argument for ``end(_:)``. It holds the watchdog that was notified of the beginning, in case a
  ///   handler sets another one.
  func begin(_ event: WindowEvent) -> (watchdog: Watchdog, outer: WatchedWork?)? {
    watchdog.map { ($0, $0.begin(WatchedWork(place: place(of: event), event: event.watched))) }
  }

  /// Notifies the watchdog of the end of an event.
  func end(_ begun: (watchdog: Watchdog, outer: WatchedWork?)?) { begun?.watchdog.end(begun?.outer) }

  /// Returns the place of an event, or the target of an event that leads to another place.
  private func place(of event: WindowEvent) -> WatchedPlace {
    switch event {
    case .control, .visibleRows, .back, .close, .closeRequested, .select: watchedPlace
    case .open(let path), .history(let path, _): WatchedPlace(module: watchedPlace.module, scene: "", path: path)
    }
  }
}
