internal import EspalierNavigation

/// The history of a driven window, as a browser keeps it: the places by their numbers, and the one in sight.
struct DrivenHistory {
  private var places: [Path] = []
  private(set) var entry = 0

  var canGoBack: Bool { entry > 0 }

  var canGoForward: Bool { entry + 1 < places.count }

  /// Notes the place in sight.
  mutating func note(_ address: WindowAddress) {
    switch address.change {
    case .push:
      places.removeSubrange(min(entry + 1, places.count)...)
      append(address.path)
    case .replace, .history:
      if places.indices.contains(entry) { places[entry] = address.path } else { append(address.path) }
    case .stay: entry = address.entry
    // The surface goes there itself, by go(to:).
    case .go: break
    }
  }

  /// Goes to an entry.
  ///
  /// - Returns: Its place; nil when there is no such entry, and then nothing has changed.
  mutating func go(to entry: Int) -> Path? {
    guard places.indices.contains(entry) else { return nil }
    self.entry = entry
    return places[entry]
  }

  private mutating func append(_ place: Path) {
    places.append(place)
    entry = places.count - 1
  }
}
