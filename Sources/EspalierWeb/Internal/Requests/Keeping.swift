internal import Synchronization

/// Whether somebody sweeps and saves the sessions of an app that is mounted: a host can forget to run it.
final class Keeping: Sendable {
  private enum State {
    case byItself
    case expected
    case settled
  }

  private let state = Mutex(State.byItself)

  /// The host is to begin.
  func expect() { state.withLock { $0 = .expected } }

  /// The host has begun.
  func begin() { state.withLock { $0 = .settled } }

  /// Whether the host has yet to begin.
  var isExpected: Bool { state.withLock { if case .expected = $0 { true } else { false } } }

  /// Whether the host has not begun by the time that a browser is connected; says so once.
  func isMissing() -> Bool {
    state.withLock { state in
      guard case .expected = state else { return false }
      state = .settled
      return true
    }
  }
}
