internal import Observation

/// Notifies observers of changes in a run.
///
/// Observers read again after each notification, so an observer that has not read since the last one needs no further
/// notification. A step without observers costs one comparison.
@MainActor @Observable
final class FlowChange {
  private var version = 0
  @ObservationIgnored private var isRead = false
  /// True if an observer was notified of a change, and has not read the new value yet.
  @ObservationIgnored private(set) var isAwaited = false

  func read() {
    _ = version
    isRead = true
    isAwaited = false
  }

  func raise() {
    guard isRead else { return }
    isRead = false
    isAwaited = true
    version &+= 1
  }
}
