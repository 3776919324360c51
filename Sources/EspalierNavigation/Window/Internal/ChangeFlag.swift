internal import Synchronization

/// Raised from whatever thread an observed property changes on; lowered by the render that reads the new values.
///
/// Observation tells of a change just before it happens, so the flag is raised at once and the reading is left to the
/// next render.
final class ChangeFlag: Sendable {
  /// Whether what changes now is what a person asked for: a handler that takes its time, and what it begins.
  @TaskLocal static var isAskedFor = false

  private let raised = Atomic<Bool>(false)
  private let askedFor = Atomic<Bool>(false)

  var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// Raises the flag; true when it was down.
  func raise() -> Bool {
    if Self.isAskedFor { askedFor.store(true, ordering: .releasing) }
    return !raised.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Whether a person asked for the change since this was last asked.
  func takeAskedFor() -> Bool { askedFor.exchange(false, ordering: .acquiringAndReleasing) }

  /// Lowers the flag; true when it was up.
  func lower() -> Bool { raised.exchange(false, ordering: .acquiringAndReleasing) }
}
