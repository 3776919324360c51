/// One thing that a person did, until its handler and all that the handler began have ended.
///
/// A surface that keeps what was done begins one around each event. What a render begins (loads, scenes that come into
/// sight) is no part of it: that goes on for as long as the screen is there.
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

  /// Begins an event; it ends with as many calls of ``end()`` as there were of ``begin()``, and one more.
  package init(page: String, number: Int, ended: @escaping @MainActor @Sendable (EventUnderWay) -> Void = { _ in }) {
    self.page = page
    self.number = number
    self.ended = ended
  }

  /// Something was begun that belongs to the event.
  package func begin() { state.withLock { $0.works += 1 } }

  /// Something that belongs to the event has ended.
  @MainActor package func end() {
    let isLast = state.withLock { state in
      state.works -= 1
      return state.works == 0
    }
    if isLast { ended(self) }
  }

  /// Something that belongs to the event ended by an error, or was cancelled: what it claimed may not be stored.
  package func fail() { state.withLock { $0.hasFailed = true } }

  /// True if the handler has made a claim, and all that it began has ended without an error: what the event said is
  /// stored by the app.
  package var hasClaimed: Bool { state.withLock { !$0.ordinals.isEmpty && !$0.hasFailed } }

  func nextOrdinal(of name: String) -> Int {
    state.withLock { state in
      let ordinal = state.ordinals[name, default: 0]
      state.ordinals[name] = ordinal + 1
      return ordinal
    }
  }
}
