internal import Synchronization

/// A record of whether the host of a mounted app runs the service that removes and saves sessions. A host can forget to
/// run it.
final class HostAttendance: Sendable {
  private enum State {
    case byItself
    case expected
    case settled
  }

  private let state = Mutex(State.byItself)

  /// Records that the host should run the service.
  func expect() { state.withLock { $0 = .expected } }

  /// Records that the host has begun to run the service.
  func begin() { state.withLock { $0 = .settled } }

  /// True while the host has not yet begun to run the service.
  var isExpected: Bool { state.withLock { if case .expected = $0 { true } else { false } } }

  /// Returns true, at the first call only, if the host has not begun to run the service. The server calls this method
  /// when a browser connects.
  func isMissing() -> Bool {
    state.withLock { state in
      guard case .expected = state else { return false }
      state = .settled
      return true
    }
  }
}
