internal import EspalierLivePage
internal import NIOCore
internal import Synchronization

/// The deadlines of one HTTP connection, in both directions, and the notification that its browser has disconnected.
///
/// A deadline applies whenever the connection waits for the browser: for the next request, for the rest of a body, for
/// the browser to receive a response. While the server itself is working there is none.
final class ConnectionWatch: Sendable {
  /// The extra time before a connection is closed. A body or a response that has a time limit of its own reaches that
  /// limit first, and can report it.
  static let grace = Duration.milliseconds(1_250)

  private struct State {
    /// The number of requests whose response has not been sent completely.
    var requests = 0
    var idleSince: Duration?
    var readingSince: Duration?
    var isReadByItself = false
    /// The sizes, in bytes, of the response pieces that the browser has not received. `waitingSince` is the time at
    /// which the first of these pieces began to wait.
    var waiting = CircularBuffer<Int>()
    var waitingSince: Duration?
    /// The time that responses may still wait for the browser. The first waiting piece may wait longer, according to
    /// its size.
    ///
    /// It is never more than the patience, so that a browser cannot collect time for a slow phase by a fast one.
    var credit: Duration
    /// The rest of the total time that the response may wait for the browser.
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
  ///   - patience: The time that the browser may keep the server waiting for a request, a body, or with a response.
  ///   - bytesPerSecond: The number of bytes of a response that extend its time by a second.
  ///   - longest: The longest time that a response may wait for the browser.
  init(patience: Duration, bytesPerSecond: Int, longest: Duration, now: Duration) {
    self.patience = patience + Self.grace
    self.bytesPerSecond = max(1, bytesPerSecond)
    self.longest = longest
    state = Mutex(State(idleSince: now, credit: self.patience, left: longest))
  }

  // MARK: Requests

  /// Records that a request has begun, when its head has arrived.
  func requestBegan(at now: Duration) {
    state.withLock { state in
      state.requests += 1
      state.idleSince = nil
      state.readingSince = now
      state.isReadByItself = false
    }
  }

  /// Records the last byte of a request.
  func requestEnded() { state.withLock { $0.readingSince = nil } }

  /// Excludes the body of the current request from the deadline of the connection, because the reader of the body has
  /// its own limits.
  func leaveBodyToReader() { state.withLock { $0.isReadByItself = true } }

  // MARK: Answers

  /// Records a piece of a response to be sent. Pieces are small, because the browser gets time for one piece after the
  /// other.
  func wrote(_ bytes: Int, at now: Duration) {
    state.withLock { state in
      if state.waitingSince == nil { state.waitingSince = now }
      state.waiting.append(bytes)
    }
  }

  /// Records that the browser has received the first waiting piece.
  func sent(at now: Duration) {
    state.withLock { state in
      guard let bytes = state.waiting.popFirst(), let since = state.waitingSince else { return }
      let waited = now - since
      state.credit = min(patience, state.credit + time(for: bytes) - waited)
      state.left -= waited
      state.waitingSince = state.waiting.isEmpty ? nil : now
    }
  }

  /// Records that a response has been sent to its end.
  /// - Returns: True if the connection must be closed now.
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

  /// Records that no further request is answered.
  /// - Returns: True if the connection must be closed at once; otherwise it is closed when the responses in progress
  ///   have been sent.
  func closeWhenDone() -> Bool {
    let (isIdle, action) = state.withLock { state in
      state.closesWhenDone = true
      return (state.requests == 0, state.onOver)
    }
    action?()
    return isIdle
  }

  // MARK: Deadlines

  /// The time at which the connection must be closed if nothing more happens; nil while the server is working.
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

  /// Waits until a deadline has passed, or the task is cancelled.
  /// - Returns: True if a deadline has passed.
  func untilDeadline(_ time: ServerClock) async -> Bool {
    while true {
      // Any work that begins meanwhile has a later deadline.
      let left = deadline.map { min($0 - time.elapsed(), patience) } ?? patience
      guard left > .zero else { return true }
      guard (try? await time.sleep(left)) != nil else { return false }
    }
  }

  // MARK: The other side

  /// Records that the browser has disconnected.
  func gone() {
    let actions = state.withLock { state in
      state.isGone = true
      defer { state.onGone = nil }
      return [state.onGone, state.onOver]
    }
    for action in actions { action?() }
  }

  /// Sets the action that ends an endless response: it runs when the browser has disconnected, or when the connection
  /// must be closed. Nil removes the action.
  func whenOver(_ action: (@Sendable () -> Void)?) {
    let isOver = state.withLock { state in
      state.onOver = action
      return state.isGone || state.closesWhenDone
    }
    if isOver { action?() }
  }

  /// True once the browser has disconnected.
  var isGone: Bool { state.withLock { $0.isGone } }

  /// Runs an operation whose result the browser waits for, and cancels the operation when the browser disconnects.
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
