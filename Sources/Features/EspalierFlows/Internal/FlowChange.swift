internal import Observation

/// Tells observers that something of a run has changed.
///
/// Observers read anew after each change that they are told, so one that nobody has read since needs no telling. A step
/// that nobody watches costs one comparison.
@MainActor @Observable
final class FlowChange {
  private var version = 0
  @ObservationIgnored private var isRead = false
  /// Somebody was told of a change, and has not read since.
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
