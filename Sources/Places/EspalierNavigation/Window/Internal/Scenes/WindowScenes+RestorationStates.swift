internal import EspalierScreens

extension WindowScenes {
  /// Returns the state that the scenes keep, by their places, with that which waits for its scene.
  func restorationStates(of entries: [NavigationEntry]) -> RestorationStates {
    var kept = waitingStates
    for (entry, key) in zip(entries, Self.keys(of: entries)) {
      guard let key, let presence = presences[entry.id] else { continue }
      kept[key] = presence.restorationState()
    }
    return kept
  }

  /// Drops what waits for scenes that are at none of some places.
  func dropWaitingStates(besides entries: [NavigationEntry]) {
    let known = Set(Self.keys(of: entries))
    for key in waitingStates.keys where !known.contains(key) { waitingStates[key] = nil }
  }

  /// Tells scenes that what they keep is stored, and that they end only to be made again from it.
  func putAway(_ entries: [NavigationEntry]) {
    for (entry, key) in zip(entries, Self.keys(of: entries)) where key != nil { presences[entry.id]?.putAway() }
  }

  /// Gives a scene that has just been made what was kept at its place; once.
  func giveBack(to presence: ScenePresence, at entry: NavigationEntry, among navigator: Navigator) {
    let entries = navigator.arrangement.entries
    guard !waitingStates.isEmpty, let index = entries.firstIndex(where: { $0 === entry }),
      let key = Self.keys(of: entries)[index], let kept = waitingStates[key]
    else { return }
    waitingStates[key] = nil
    presence.restore(kept) { navigator.hasLostStates = true }
  }

  /// The entries' names in what is kept: their addresses, told apart by their order where one address is there twice. A scene
  /// without an address is not restored, and has none.
  private static func keys(of entries: [NavigationEntry]) -> [String?] {
    var seen: [String: Int] = [:]
    return entries.map { entry in
      guard !entry.path.isNone else { return nil }
      let path = entry.path.description
      let count = seen[path, default: 0]
      seen[path] = count + 1
      return count == 0 ? path : "\(path)#\(count + 1)"
    }
  }
}
