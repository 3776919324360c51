internal import Synchronization

/// Raised from whatever thread an observed property changes on; lowered by the render that reads the new values.
///
/// Observation tells of a change just before it happens, so the flag is raised at once and the reading is left to the
/// next render.
final class ChangeFlag: Sendable {
  /// True while a change is one that a person asked for: made by a handler that takes its time, or by work that the
  /// handler begins.
  @TaskLocal static var isAskedFor = false

  private let raised: Atomic<Bool>
  private let askedFor = Atomic<Bool>(false)

  init(isRaised: Bool = false) { raised = Atomic(isRaised) }

  var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// Raises the flag; true when it was down.
  func raise() -> Bool {
    if Self.isAskedFor { askedFor.store(true, ordering: .releasing) }
    return !raised.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Returns true when a person asked for a change since the last call.
  func takeAskedFor() -> Bool { askedFor.exchange(false, ordering: .acquiringAndReleasing) }

  /// Lowers the flag; true when it was up.
  func lower() -> Bool { raised.exchange(false, ordering: .acquiringAndReleasing) }
}
