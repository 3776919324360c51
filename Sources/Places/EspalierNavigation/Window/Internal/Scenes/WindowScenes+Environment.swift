internal import EspalierScreens

extension WindowScenes {
  /// Returns the environment of a place. It is the window's environment, changed by each feature from the root to the
  /// place's own.
  func environment(of entry: NavigationEntry) -> EnvironmentValues {
    var values = environment
    for position in entry.lineage.reversed() { position.prepare(&values) }
    environmentReplacement(&values)
    return values
  }

  /// Passes the current environment to all scenes, and discards their screens so that they are made again.
  func readEnvironment() {
    for presence in presences.values { presence.readEnvironment() }
    forgetScreens()
  }
}
