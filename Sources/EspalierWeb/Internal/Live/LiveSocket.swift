internal import NIOCore
internal import Synchronization

/// The way back to a browser. It may be used from anywhere, also when the connection is gone.
///
/// It counts what the browser's end has not taken yet, so that a page keeps what is new while there is much of that.
final class LiveSocket: Sendable {
  let channel: any Channel
  /// What holds up what goes either way, where an inspector simulates that.
  let delay = LineDelay()
  private let waitingBytes = Atomic(0)
  /// Whether a page was told that the line is full, and waits to hear that it is clear.
  private let isAwaited = Atomic(false)
  @MainActor private var clear: (@MainActor () -> Void)?

  /// More is on its way than a page sends at once.
  private static let fullBytes = 2 * FrameParts.maximumBytes
  /// What a frame counts at least, so that many small ones fill a line too.
  private static let leastBytes = 4_096

  init(channel: any Channel) { self.channel = channel }

  /// Is told each time that the line was full, and is so no more.
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

  /// Does something with the connection, behind all that is held up.
  private func later(_ action: @escaping @Sendable (any Channel) -> Void) {
    guard let due = delay.due() else { return action(channel) }
    channel.eventLoop.scheduleTask(deadline: due) { [channel] in action(channel) }
  }
}

extension LiveSocket: PageLine {
  @MainActor var isFull: Bool {
    guard waitingBytes.load(ordering: .sequentiallyConsistent) > Self.fullBytes else { return false }
    isAwaited.store(true, ordering: .sequentiallyConsistent)
    // It may have become clear before anybody knew that it is waited for.
    return waitingBytes.load(ordering: .sequentiallyConsistent) > Self.fullBytes
  }
}
