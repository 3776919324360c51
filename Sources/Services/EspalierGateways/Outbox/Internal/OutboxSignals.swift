internal import Synchronization

/// The result of sending an entry, which the run has yet to store.
struct OutboxResult: Sendable {
  let id: OutboxEntry.ID
  let judgement: OutboxJudgement
}

/// The timer for the wait before a failed entry is sent again.
struct OutboxTimer: Sendable {
  let task: Task<Void, Never>
  /// True if the server requested the wait. Only a person can then end the wait early.
  let isAsked: Bool
}

/// The signals for the run of an outbox. Each signal is kept until a run takes it, even if the signal arrives after the
/// run was cancelled.
final class OutboxSignals: Sendable {
  struct PendingSignals: Sendable {
    var isStale = false
    var isReachable = false
    var due: [OutboxEntry.ID] = []
    var results: [OutboxResult] = []
  }

  private struct State {
    var pending = PendingSignals()
    var bell: AsyncStream<Void>.Continuation?
  }

  private let state = Mutex(State())

  /// Returns a stream that yields when signals arrive from now on. If several signals arrive before it is read, it
  /// yields once.
  func bell() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    state.withLock { $0.bell = continuation }
    return stream
  }

  func take() -> PendingSignals {
    state.withLock { state in
      defer { state.pending = PendingSignals() }
      return state.pending
    }
  }

  func wake() { note { $0.isStale = true } }
  func reachable() { note { $0.isReachable = true } }
  func due(_ id: OutboxEntry.ID) { note { $0.due.append(id) } }
  func result(_ result: OutboxResult) { note { $0.results.append(result) } }

  private func note(_ change: (inout PendingSignals) -> Void) {
    let bell = state.withLock { state in
      change(&state.pending)
      return state.bell
    }
    bell?.yield()
  }
}
