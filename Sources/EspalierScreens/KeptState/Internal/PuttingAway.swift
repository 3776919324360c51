/// The end of scenes that are made again later from the state that they keep, such as those of a page whose browser has
/// been away for long.
package enum PuttingAway {
  /// True while scenes are put away: what ends now ends because of it.
  @TaskLocal package static var isUnderWay = false
}

/// A scene, view model or presenter whose state tells where its work is, and that would give the work up at its end.
@MainActor
package protocol KeepsWork: KeepsState {
  /// Tells that the state was kept, and the scene ends only to be made again from it.
  func willBePutAway()
}
