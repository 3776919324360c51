/// An event of a person whose handling is under way. It ends when its handler and all work that the handler started
/// have ended.
///
/// A surface that stores events creates one for each event. Work that a render starts (loads, scenes that appear) is
/// not part of it: that work continues while the screen exists.
package final class EventUnderWay: Sendable {
  /// The event whose handler runs in this task.
  @TaskLocal package static var current: EventUnderWay?

  package let page: String
  package let number: Int
  private let state = Lock(State())
  private let ended: @MainActor @Sendable (EventUnderWay) -> Void

  private struct State {
    var works = 1
    var ordinals: [String: Int] = [:]
    var hasFailed = false
  }

  /// Creates an event whose handler is running. The event ends after one call of ``end()`` for the handler, and one for
  /// each call of ``begin()``.
  package init(page: String, number: Int, ended: @escaping @MainActor @Sendable (EventUnderWay) -> Void = { _ in }) {
    self.page = page
    self.number = number
    self.ended = ended
  }

  /// Records that work of the event has started.
  package func begin() { state.withLock { $0.works += 1 } }

  /// Records that work of the event has ended.
  @MainActor package func end() {
    let isLast = state.withLock { state in
      state.works -= 1
      return state.works == 0
    }
    if isLast { ended(self) }
  }

  /// Records that work of the event failed or was cancelled. The app may not have stored the writes that the work
  /// claimed.
  package func fail() { state.withLock { $0.hasFailed = true } }

  /// True if the handler has made a claim, and all work that it started has ended without an error. In this case, the
  /// app has stored the writes of the event.
  package var hasClaimed: Bool { state.withLock { !$0.ordinals.isEmpty && !$0.hasFailed } }

  func nextOrdinal(of name: String) -> Int {
    state.withLock { state in
      let ordinal = state.ordinals[name, default: 0]
      state.ordinals[name] = ordinal + 1
      return ordinal
    }
  }
}
