internal import Synchronization

/// A gate that opens once and stays open. Callers wait until it opens; callers that come later continue at once.
final class TurnGate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Opens the gate permanently.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for action in waiting { action() }
  }

  /// Calls an action when the gate is open, or at once if it is open already.
  func whenOpen(_ action: @escaping @Sendable () -> Void) {
    let isOpen = state.withLock { state in
      if !state.isOpen { state.waiting.append(action) }
      return state.isOpen
    }
    if isOpen { action() }
  }

  /// Returns when the gate is open. The caller adds a time limit (`BoundedWait`).
  func opened() async {
    await withCheckedContinuation { continuation in whenOpen { continuation.resume() } }
  }
}
