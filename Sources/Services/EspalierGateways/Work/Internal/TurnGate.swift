internal import Synchronization

/// A gate that opens once, for all who wait before it and all who come later.
final class TurnGate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Opens the gate for good.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for action in waiting { action() }
  }

  /// Calls an action when the gate is open, which it may be already.
  func whenOpen(_ action: @escaping @Sendable () -> Void) {
    let isOpen = state.withLock { state in
      if !state.isOpen { state.waiting.append(action) }
      return state.isOpen
    }
    if isOpen { action() }
  }

  /// Returns when the gate is open. Whoever waits puts a limit around it (`BoundedWait`).
  func opened() async {
    await withCheckedContinuation { continuation in whenOpen { continuation.resume() } }
  }
}
