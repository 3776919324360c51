/// A scene, view model or presenter that abandons its work when it ends, except when it is suspended and later created
/// again. Its state records the progress of the work.
@MainActor
package protocol WorkRestoring: StateRestoring {
  /// Notifies the object that its state was kept, and that the scene ends now to be created again from that state.
  func willSuspend()
}
