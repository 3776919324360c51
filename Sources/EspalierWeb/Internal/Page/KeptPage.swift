internal import EspalierNavigation
internal import EspalierScreens

/// What is kept of a page beyond the process that made it.
struct KeptPage: Codable, Sendable, Hashable {
  /// What stands on its screens.
  var state: NavigationState
  /// What its scenes and their models keep.
  var scenes: KeptStates
  /// The last event of the browser that has been applied.
  var lastEvent: Int
}
