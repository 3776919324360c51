/// The reason why a keeper refuses what it is given back, for whoever gives it: ``StateRestoring/restore(_:)`` cannot throw.
@MainActor
package final class RestorationRefusal {
  /// The refusal that is listened to where a keeper is given something back.
  @TaskLocal static var current: RestorationRefusal?

  private(set) var error: (any Error)?

  /// Tells that a value is refused and passed over: whoever gives it back reports that, a scene's window for example.
  ///
  /// Where a scene's own code gives it back, it is told in the window's log.
  package static func report(_ error: any Error) {
    if let current { current.error = error } else { _ = FailureLog.current?.number(of: error) }
  }
}
