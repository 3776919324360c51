internal import EspalierLivePage
internal import NIOCore

/// The time that a whole message of a browser takes to arrive, from its first byte to the last byte of its last frame.
///
/// Bytes are counted before the frames are decoded, so that a frame whose bytes arrive one at a time is detected before
/// it is complete. This type is used only on the event loop of its connection.
final class MessageArrival {
  /// An event that makes the connection check whether a message has taken too long.
  struct Look: Sendable {}

  private let limit: Duration
  private let time: ServerClock
  /// The time of the first byte of an incomplete message; nil between messages.
  private var since: Duration?
  private var look: Task<Void, Never>?
  /// The number of complete messages.
  private var count = 0

  init(limit: Duration, time: ServerClock) { (self.limit, self.time) = (limit, time) }

  deinit { look?.cancel() }

  /// True if the message that is arriving has taken longer than allowed.
  var isLate: Bool { since.map { time.elapsed() - $0 >= limit } ?? false }

  /// Records a complete message, or a frame that belongs to no message.
  func ended() { count += 1 }

  /// Runs `read`, which decodes the arrived bytes into frames, and records whether a message is still incomplete.
  func note(_ channel: any Channel, _ read: () -> Void) {
    let before = count
    read()
    guard count == before else {
      since = nil
      look?.cancel()
      look = nil
      return
    }
    guard since == nil else { return }
    since = time.elapsed()
    look = Task { [limit, time] in
      guard (try? await time.sleep(limit)) != nil else { return }
      channel.triggerUserOutboundEvent(Look(), promise: nil)
    }
  }
}

/// A handler that reports all bytes of a live connection to ``MessageArrival``, before they are decoded into frames.
final class MessageArrivalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let arrival: MessageArrival

  init(_ arrival: MessageArrival) { self.arrival = arrival }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    arrival.note(context.channel) { context.fireChannelRead(data) }
  }
}
