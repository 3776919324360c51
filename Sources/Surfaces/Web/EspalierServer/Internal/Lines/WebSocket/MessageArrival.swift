internal import EspalierLivePage
internal import NIOCore

/// The time that a message of a browser takes to arrive as a whole, from its first byte to the last byte of its last frame.
///
/// Bytes are counted before the frames are read, so that one of which a byte comes now and then is seen too, which is no
/// frame yet. It is used on the event loop of its connection alone.
final class MessageArrival {
  /// Asks the connection whether a message has taken too long.
  struct Look: Sendable {}

  private let limit: Duration
  private let time: ServerClock
  /// The time of the first byte of a message that is not whole; nil between messages.
  private var since: Duration?
  private var look: Task<Void, Never>?
  /// The number of messages that have come whole.
  private var count = 0

  init(limit: Duration, time: ServerClock) { (self.limit, self.time) = (limit, time) }

  deinit { look?.cancel() }

  /// True if the message that arrives has taken longer than it may.
  var isLate: Bool { since.map { time.elapsed() - $0 >= limit } ?? false }

  /// A message has come whole, or a frame that belongs to none.
  func ended() { count += 1 }

  /// Notes bytes that `read` makes frames of.
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

/// Stands before the frames of a live connection are read, and tells ``MessageArrival`` of all bytes.
final class MessageArrivalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let arrival: MessageArrival

  init(_ arrival: MessageArrival) { self.arrival = arrival }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    arrival.note(context.channel) { context.fireChannelRead(data) }
  }
}
