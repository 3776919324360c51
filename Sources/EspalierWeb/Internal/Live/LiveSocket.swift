internal import NIOCore
internal import Synchronization

/// The way back to a browser, which may be used from anywhere, also when the connection is gone.
///
/// It counts the bytes that the browser's end has not taken yet, so that a page holds its news back while there are
/// many.
final class LiveSocket: Sendable {
  let channel: any Channel
  /// The delay of messages in either direction, where an inspector simulates one.
  let delay = LineDelay()
  private let waitingBytes = Atomic(0)
  /// True if a page was told that the line is full, and waits to hear that it is clear.
  private let isAwaited = Atomic(false)
  @MainActor private var clear: (@MainActor () -> Void)?

  /// The number of bytes on their way above which the line counts as full: more than a page sends at once.
  private static let fullBytes = 2 * FrameParts.maximumBytes
  /// The least number of bytes that a frame counts as, so that many small ones fill a line too.
  private static let leastBytes = 4_096

  init(channel: any Channel) { self.channel = channel }

  /// Sets the action that runs each time that the line was full and is no longer.
  @MainActor func whenClear(_ action: @escaping @MainActor () -> Void) { clear = action }

  func send(_ frame: String) {
    let bytes = max(frame.utf8.count, Self.leastBytes)
    waitingBytes.add(bytes, ordering: .sequentiallyConsistent)
    let promise = channel.eventLoop.makePromise(of: Void.self)
    promise.futureResult.whenComplete { [self] _ in
      let left = waitingBytes.subtract(bytes, ordering: .sequentiallyConsistent).newValue
      guard left <= Self.fullBytes / 2 else { return }
      guard isAwaited.exchange(false, ordering: .sequentiallyConsistent) else { return }
      Task { @MainActor in self.clear?() }
    }
    later { $0.writeAndFlush(frame, promise: promise) }
  }

  func close(_ closing: SocketClosing) { later { $0.triggerUserOutboundEvent(closing, promise: nil) } }

  /// Ends the connection without a word.
  func cut() { channel.close(promise: nil) }

  /// Does something with the connection, after all that is delayed.
  private func later(_ action: @escaping @Sendable (any Channel) -> Void) {
    guard let due = delay.due() else { return action(channel) }
    channel.eventLoop.scheduleTask(deadline: due) { [channel] in action(channel) }
  }
}

extension LiveSocket: PageLine {
  @MainActor var isFull: Bool {
    guard waitingBytes.load(ordering: .sequentiallyConsistent) > Self.fullBytes else { return false }
    isAwaited.store(true, ordering: .sequentiallyConsistent)
    // It may have become clear before it was noted that a page waits for it.
    return waitingBytes.load(ordering: .sequentiallyConsistent) > Self.fullBytes
  }
}
