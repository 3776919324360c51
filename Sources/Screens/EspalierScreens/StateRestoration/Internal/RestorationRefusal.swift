/// A container for the error of an object that refuses a state during restoration.
///
/// ``StateRestoring/restore(_:)`` cannot throw, so the caller that restores the state reads the error here.
@MainActor
package final class RestorationRefusal {
  /// The container that receives the error while a state is being restored; nil at other times.
  @TaskLocal static var current: RestorationRefusal?

  private(set) var error: (any Error)?

  /// Reports that an object refuses and ignores a state. The caller that restores the state, for example a scene's
  /// window, reports the error.
  ///
  /// If a scene's own code restores the state, the error is written to the window's log.
  package static func report(_ error: any Error) {
    if let current { current.error = error } else { _ = FailureLog.current?.number(of: error) }
  }
}
