/// A scene, view model or presenter whose state records where its work is, and that would otherwise abandon the work at
/// its end.
@MainActor
package protocol WorkRestoring: StateRestoring {
  /// Notifies the object that its state was kept, and that the scene ends only to be created again from it.
  func willBePutAway()
}
