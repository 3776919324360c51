internal import EspalierNavigation
internal import EspalierScreens

/// The state of a page that is kept beyond the process that made it.
struct KeptPage: Codable, Sendable, Hashable {
  /// The state of the navigation and its screens.
  var state: NavigationState
  /// The states of its scenes and their models.
  var scenes: KeptStates
  /// The events of the browser whose effects are in the state.
  var events: PageEvents.Stored
}
