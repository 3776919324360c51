internal import EspalierNavigation
internal import EspalierScreens

/// What is kept of a page beyond the process that made it.
struct KeptPage: Codable, Sendable, Hashable {
  /// What stands on its screens.
  var state: NavigationState
  /// What its scenes and their models keep.
  var scenes: KeptStates
  /// The events of the browser whose effects are in it.
  var events: PageEvents.Stored
}
