internal import Synchronization

/// The sign that the host of a mounted app runs it, so that its sessions are swept and saved: a host can forget to.
final class HostAttendance: Sendable {
  private enum State {
    case byItself
    case expected
    case settled
  }

  private let state = Mutex(State.byItself)

  /// Notes that the host is to begin.
  func expect() { state.withLock { $0 = .expected } }

  /// Notes that the host has begun.
  func begin() { state.withLock { $0 = .settled } }

  /// True while the host has yet to begin.
  var isExpected: Bool { state.withLock { if case .expected = $0 { true } else { false } } }

  /// Returns true, once, if the host has not begun by the time that a browser is connected.
  func isMissing() -> Bool {
    state.withLock { state in
      guard case .expected = state else { return false }
      state = .settled
      return true
    }
  }
}
