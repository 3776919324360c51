/// A scene, view model or presenter whose state tells where its work is, and that would give the work up at its end.
@MainActor
package protocol WorkRestoring: StateRestoring {
  /// Tells that the state was kept, and the scene ends only to be made again from it.
  func willBePutAway()
}
