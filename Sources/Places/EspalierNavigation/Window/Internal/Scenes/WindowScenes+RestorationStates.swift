internal import EspalierScreens

extension WindowScenes {
  /// Returns the restoration states of the scenes by their places. The result includes states whose scenes have not
  /// been created yet.
  func restorationStates(of entries: [NavigationEntry]) -> RestorationStates {
    var kept = waitingStates
    for (entry, key) in zip(entries, Self.keys(of: entries)) {
      guard let key, let presence = presences[entry.id] else { continue }
      kept[key] = presence.restorationState()
    }
    return kept
  }

  /// Removes the waiting states of all places except the given ones.
  func dropWaitingStates(besides entries: [NavigationEntry]) {
    let known = Set(Self.keys(of: entries))
    for key in waitingStates.keys where !known.contains(key) { waitingStates[key] = nil }
  }

  /// Notifies scenes that their state is stored. The scenes end, and are created again from this state.
  func suspend(_ entries: [NavigationEntry]) {
    for (entry, key) in zip(entries, Self.keys(of: entries)) where key != nil { presences[entry.id]?.suspend() }
  }

  /// Restores a newly created scene from the state kept for its place. Each kept state is used once.
  func giveBack(to presence: ScenePresence, at entry: NavigationEntry, among navigator: Navigator) {
    let entries = navigator.arrangement.entries
    guard !waitingStates.isEmpty, let index = entries.firstIndex(where: { $0 === entry }),
      let key = Self.keys(of: entries)[index], let kept = waitingStates[key]
    else { return }
    waitingStates[key] = nil
    presence.restore(kept) { navigator.hasLostStates = true }
  }

  /// Returns the entries' keys in the restoration states: their addresses, numbered in order if an address occurs
  /// twice.
  ///
  /// A scene without an address is not restored, and has no key.
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
