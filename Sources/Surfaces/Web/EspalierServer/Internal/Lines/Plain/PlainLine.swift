internal import EspalierLivePage
internal import NIOCore
internal import Synchronization

/// A live connection over plain requests, for use behind a proxy that blocks WebSockets.
///
/// The response to one request carries the frames to the browser and does not end. Other requests carry the browser's
/// texts.
///
/// The browser sends one request after the other and numbers them, so it may repeat a request whose response was lost.
nonisolated final class PlainLine: LiveLine {
  /// One item of the response that carries frames to the browser.
  enum OutgoingItem: Sendable {
    case frame(String, bytes: Int, due: NIODeadline?)
    /// A blank comment in the response, which shows proxies that the response continues.
    case sign
    case end(SocketClosing)
  }

  /// The result of receiving the messages that one request contains.
  enum Taken: Equatable {
    case now
    case before
    /// The previous request has not arrived yet.
    case tooSoon
    case ended
  }

  struct Limits: Sendable {
    var outgoingBytes: Int
    var outgoingFrames: Int
    /// The number of consecutive ticks without a request after which the browser counts as disconnected. The browser
    /// sends a request every 25 s; a hidden page may be a minute late.
    var silentTicks = 5
    /// The greatest number of the browser's messages that may wait for the page.
    var waitingTexts = 256
  }

  private struct State {
    var hasEnded = false
    var parts = 0
    var silentTicks = 0
    var frames = CircularBuffer<Int>()
    var bytes = 0
  }

  let identifier = PageToken.makeIdentifier()
  let session: SessionKey
  let delay = SimulatedLatency()
  let items: AsyncStream<OutgoingItem>
  let texts: AsyncThrowingStream<String, any Error>
  private let itemsEnd: AsyncStream<OutgoingItem>.Continuation
  private let textsEnd: AsyncThrowingStream<String, any Error>.Continuation
  private let limits: Limits
  private let rate: SharedRate
  private let load = LineLoad()
  private let onClosing: @Sendable (SocketClosing) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - session: The session whose browser may send texts.
  ///   - rate: The limit that the messages of the whole session share.
  init(session: SessionKey, limits: Limits, rate: SharedRate, onClosing: @escaping @Sendable (SocketClosing) -> Void) {
    self.session = session
    self.limits = limits
    self.rate = rate
    self.onClosing = onClosing
    (items, itemsEnd) = AsyncStream.makeStream()
    (texts, textsEnd) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingOldest(limits.waitingTexts))
  }

  // MARK: From the browser

  /// Receives the browser's messages that one request contains, unless they were received before.
  func take(_ texts: [Substring], part: Int, at now: Duration) -> Taken {
    var closing: SocketClosing?
    let taken = state.withLock { state -> Taken in
      guard !state.hasEnded else { return .ended }
      state.silentTicks = 0
      guard part > state.parts else { return .before }
      guard part == state.parts + 1 else { return .tooSoon }
      state.parts = part
      for text in texts {
        // Within the lock, so that the texts of two requests keep their order.
        guard rate.take(at: now), case .enqueued = textsEnd.yield(String(text)) else {
          closing = .tooFast
          break
        }
      }
      return .now
    }
    if let closing { close(closing) }
    return taken
  }

  // MARK: To the browser

  @MainActor var isWritable: Bool { !load.isFull }

  @MainActor func whenClear(_ action: @escaping @MainActor () -> Void) { load.whenClear(action) }

  func send(_ frame: String) {
    let count = frame.utf8.count
    let isTaken: Bool? = state.withLock { state in
      guard !state.hasEnded else { return nil }
      // The frame that is being sent does not count: a whole page may exceed the limit for waiting frames.
      let behind = state.bytes - (state.frames.first ?? 0)
      guard state.frames.count < limits.outgoingFrames,
        state.frames.isEmpty || behind + count <= limits.outgoingBytes
      else { return false }
      state.frames.append(count)
      state.bytes += count
      itemsEnd.yield(.frame(frame, bytes: load.add(frame), due: delay.due()))
      return true
    }
    if isTaken == false { close(.tooSlow) }
  }

  /// Records that the browser's end has received the first of the waiting frames.
  func sent(_ bytes: Int) {
    state.withLock { state in
      if let first = state.frames.popFirst() { state.bytes -= first }
    }
    load.taken(bytes)
  }

  func tick() {
    let isSilent = state.withLock { state in
      state.silentTicks += 1
      return state.silentTicks > limits.silentTicks
    }
    if isSilent { cut() } else { itemsEnd.yield(.sign) }
  }

  // MARK: The end

  func close(_ closing: SocketClosing) {
    guard end() else { return }
    onClosing(closing)
    itemsEnd.yield(.end(closing))
    itemsEnd.finish()
    textsEnd.finish()
  }

  func cut() {
    guard end() else { return }
    itemsEnd.finish()
    textsEnd.finish()
  }

  /// Ends the connection; returns false if it has ended before.
  private func end() -> Bool {
    state.withLock { state in
      defer { state.hasEnded = true }
      return !state.hasEnded
    }
  }
}
