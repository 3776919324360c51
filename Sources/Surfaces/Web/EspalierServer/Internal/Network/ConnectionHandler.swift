internal import EspalierLivePage
internal import NIOCore
internal import NIOHTTPTypes

/// A handler that reports the traffic of a connection to its ``ConnectionWatch``.
final class ConnectionHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The number of bytes that is counted for the head of each response, whatever the real size of the head.
  private static let headBytes = 512
  /// The greatest number of bytes of a response that are sent as one piece. Smaller pieces leave less time to a browser
  /// that receives nothing.
  private static let pieceBytes = 65_536

  private let watch: ConnectionWatch
  private let time: ServerClock

  init(watch: ConnectionWatch, time: ServerClock) {
    self.watch = watch
    self.time = time
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: watch.requestBegan(at: time.elapsed())
    case .body: break
    case .end: watch.requestEnded()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head): write(.head(head), of: Self.headBytes, promise, context)
    case .body(let buffer):
      var pieces = Self.pieces(of: buffer)
      let last = pieces.removeLast()
      for piece in pieces { write(.body(piece), of: piece.readableBytes, nil, context) }
      write(.body(last), of: last.readableBytes, promise, context)
    case .end(let trailers): write(.end(trailers), of: 0, promise, context)
    }
  }

  /// Returns the bytes, divided into pieces of limited size. If there are no bytes, the result is one empty piece.
  static func pieces(of buffer: ByteBuffer) -> [ByteBuffer] {
    var rest = buffer
    var pieces: [ByteBuffer] = []
    while rest.readableBytes > pieceBytes, let piece = rest.readSlice(length: pieceBytes) { pieces.append(piece) }
    return pieces + [rest]
  }

  private func write(
    _ part: HTTPResponsePart, of bytes: Int, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext
  ) {
    watch.wrote(bytes, at: time.elapsed())
    let sent = promise ?? context.eventLoop.makePromise()
    let channel = context.channel
    let isEnd = if case .end = part { true } else { false }
    sent.futureResult.whenComplete { [watch, time] _ in
      watch.sent(at: time.elapsed())
      if isEnd, watch.answerEnded(at: time.elapsed()) { channel.close(promise: nil) }
    }
    context.write(wrapOutboundOut(part), promise: sent)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent:
      if watch.closeWhenDone() { context.close(promise: nil) }
      return
    case ChannelEvent.inputClosed: watch.gone()
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    watch.gone()
    context.fireChannelInactive()
  }
}
