internal import EspalierScreens

extension WindowScenes {
  /// Returns the environment of a place: the window's, changed by the features from the root down to the place's.
  func environment(of entry: NavigationEntry) -> EnvironmentValues {
    var values = environment
    for position in entry.lineage.reversed() { position.prepare(&values) }
    environmentReplacement(&values)
    return values
  }

  /// Passes the current environment to all scenes, and has their screens made again.
  func readEnvironment() {
    for presence in presences.values { presence.readEnvironment() }
    forgetScreens()
  }
}
