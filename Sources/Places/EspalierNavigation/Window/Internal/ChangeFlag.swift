internal import Synchronization

/// A flag that is raised when an observed property changes, on any thread. The render that reads the new values lowers
/// the flag.
///
/// Observation notifies just before the change, so the flag is raised at once and the values are read by the next
/// render.
final class ChangeFlag: Sendable {
  /// True while a change is made that a person requested: by an asynchronous handler, or by work that such a handler
  /// began.
  @TaskLocal static var isAskedFor = false

  private let raised: Atomic<Bool>
  private let askedFor = Atomic<Bool>(false)

  init(isRaised: Bool = false) { raised = Atomic(isRaised) }

  var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// Raises the flag, and returns true if it was not raised before.
  func raise() -> Bool {
    if Self.isAskedFor { askedFor.store(true, ordering: .releasing) }
    return !raised.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Returns true if a person requested a change since the last call.
  func takeAskedFor() -> Bool { askedFor.exchange(false, ordering: .acquiringAndReleasing) }

  /// Lowers the flag, and returns true if it was raised before.
  func lower() -> Bool { raised.exchange(false, ordering: .acquiringAndReleasing) }
}
