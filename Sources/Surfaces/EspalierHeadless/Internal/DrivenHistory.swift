internal import EspalierNavigation

/// The history of a driven window, as a browser keeps it. It holds the places in order and the index of the visible
/// one.
struct DrivenHistory {
  private var places: [Path] = []
  private(set) var entry = 0

  var canGoBack: Bool { entry > 0 }

  var canGoForward: Bool { entry + 1 < places.count }

  /// Records the visible place.
  mutating func note(_ address: WindowAddress) {
    switch address.change {
    case .push:
      places.removeSubrange(min(entry + 1, places.count)...)
      append(address.path)
    case .replace, .history:
      if places.indices.contains(entry) { places[entry] = address.path } else { append(address.path) }
    case .stay: entry = address.entry
    // The surface goes there itself, in go(to:).
    case .go: break
    }
  }

  /// Goes to an entry of the history, and returns its path.
  ///
  /// - Returns: The path of the entry; nil if no such entry exists, and then nothing has changed.
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
