internal import Synchronization

/// Raised from whatever thread an observed property changes on; lowered by the render that reads the new values.
///
/// Observation tells of a change just before it happens, so the flag is raised at once and the reading is left to the
/// next render.
final class ChangeFlag: Sendable {
  private let raised = Atomic<Bool>(false)

  var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// Raises the flag; true when it was down.
  func raise() -> Bool { !raised.exchange(true, ordering: .acquiringAndReleasing) }

  /// Lowers the flag; true when it was up.
  func lower() -> Bool { raised.exchange(false, ordering: .acquiringAndReleasing) }
}
