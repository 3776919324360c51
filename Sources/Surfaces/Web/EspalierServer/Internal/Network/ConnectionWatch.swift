internal import EspalierLivePage
internal import NIOCore
internal import Synchronization

/// The deadlines of one HTTP connection, both ways, and the sign that its browser has hung up.
///
/// A deadline counts whenever the connection waits for the browser: for the next request, for the rest of a body, for
/// an answer to be taken. While the server itself is at work there is none.
final class ConnectionWatch: Sendable {
  /// The time that this watch leaves to bodies and answers with a bound of their own, which end by that bound and say
  /// so first.
  static let grace = Duration.milliseconds(1_250)

  private struct State {
    /// Requests whose answer has not been sent to its end.
    var requests = 0
    var idleSince: Duration?
    var readingSince: Duration?
    var isReadByItself = false
    /// The sizes of the pieces of answers that the browser has not taken, and since when the first of them has waited.
    var waiting = CircularBuffer<Int>()
    var waitingSince: Duration?
    /// The time that answers may still wait besides the time that the first piece gives.
    ///
    /// It is never more than the patience, so that a browser cannot save time for being slow by being fast.
    var credit: Duration
    /// The time that the answer may still wait in all.
    var left: Duration
    var closesWhenDone = false
    var isGone = false
    var onGone: (@Sendable () -> Void)?
    var onOver: (@Sendable () -> Void)?
  }

  private let patience: Duration
  private let bytesPerSecond: Int
  private let longest: Duration
  private let state: Mutex<State>

  /// - Parameters:
  ///   - patience: The time that the browser may keep the server waiting for a request, a body, or with an answer.
  ///   - bytesPerSecond: The number of bytes of an answer that give it a second more.
  ///   - longest: The longest time that an answer may wait for the browser.
  init(patience: Duration, bytesPerSecond: Int, longest: Duration, now: Duration) {
    self.patience = patience + Self.grace
    self.bytesPerSecond = max(1, bytesPerSecond)
    self.longest = longest
    state = Mutex(State(idleSince: now, credit: self.patience, left: longest))
  }

  // MARK: Requests

  /// The head of a request has come.
  func requestBegan(at now: Duration) {
    state.withLock { state in
      state.requests += 1
      state.idleSince = nil
      state.readingSince = now
      state.isReadByItself = false
    }
  }

  /// The last byte of a request has come.
  func requestEnded() { state.withLock { $0.readingSince = nil } }

  /// Leaves the deadline of a body to its reader, which has bounds of its own.
  func leaveBodyToReader() { state.withLock { $0.isReadByItself = true } }

  // MARK: Answers

  /// A piece of an answer is to be sent. Pieces are small, because time is given for one after the other.
  func wrote(_ bytes: Int, at now: Duration) {
    state.withLock { state in
      if state.waitingSince == nil { state.waitingSince = now }
      state.waiting.append(bytes)
    }
  }

  /// The first piece that waits has been taken.
  func sent(at now: Duration) {
    state.withLock { state in
      guard let bytes = state.waiting.popFirst(), let since = state.waitingSince else { return }
      let waited = now - since
      state.credit = min(patience, state.credit + time(for: bytes) - waited)
      state.left -= waited
      state.waitingSince = state.waiting.isEmpty ? nil : now
    }
  }

  /// An answer has been sent to its end.
  /// - Returns: True if the connection is to be closed now.
  func answerEnded(at now: Duration) -> Bool {
    state.withLock { state in
      state.requests -= 1
      state.left = longest
      guard state.requests <= 0 else { return false }
      state.idleSince = now
      state.credit = patience
      return state.closesWhenDone
    }
  }

  /// No further request is to be answered.
  /// - Returns: True if the connection is to be closed at once; otherwise it is closed when the answers under way have
  ///   been sent.
  func closeWhenDone() -> Bool {
    let (isIdle, action) = state.withLock { state in
      state.closesWhenDone = true
      return (state.requests == 0, state.onOver)
    }
    action?()
    return isIdle
  }

  // MARK: Deadlines

  /// The time at which the connection is to be closed if nothing more happens; nil while the server is at work.
  var deadline: Duration? {
    state.withLock { state in
      var deadlines: [Duration] = []
      if let since = state.idleSince { deadlines.append(since + patience) }
      if let since = state.readingSince, !state.isReadByItself { deadlines.append(since + patience) }
      if let since = state.waitingSince, let bytes = state.waiting.first {
        deadlines.append(since + min(state.left, state.credit + time(for: bytes)))
      }
      return deadlines.min()
    }
  }

  private func time(for bytes: Int) -> Duration { .seconds(Double(bytes) / Double(bytesPerSecond)) }

  /// Returns when a deadline is over, or the task is cancelled.
  /// - Returns: True if a deadline is over.
  func untilDeadline(_ time: ServerClock) async -> Bool {
    while true {
      // What begins meanwhile has its deadline later than this.
      let left = deadline.map { min($0 - time.elapsed(), patience) } ?? patience
      guard left > .zero else { return true }
      guard (try? await time.sleep(left)) != nil else { return false }
    }
  }

  // MARK: The other side

  /// The browser has hung up.
  func gone() {
    let actions = state.withLock { state in
      state.isGone = true
      defer { state.onGone = nil }
      return [state.onGone, state.onOver]
    }
    for action in actions { action?() }
  }

  /// Sets the action that ends an answer without an end of its own: it runs when the browser has hung up, or when the
  /// connection is to be closed. Nil takes it back.
  func whenOver(_ action: (@Sendable () -> Void)?) {
    let isOver = state.withLock { state in
      state.onOver = action
      return state.isGone || state.closesWhenDone
    }
    if isOver { action?() }
  }

  /// True once the browser has hung up.
  var isGone: Bool { state.withLock { $0.isGone } }

  /// Runs the body for a browser that waits for its result, and cancels the body when the browser hangs up.
  func whileThere<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) async -> Value {
    let task = Task { await body() }
    let isGone = state.withLock { state in
      state.onGone = { task.cancel() }
      return state.isGone
    }
    if isGone { task.cancel() }
    defer { state.withLock { $0.onGone = nil } }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
