internal import NIOCore
internal import NIOHTTPTypes

/// Tells a ``ConnectionWatch`` what goes over its connection.
final class ConnectionHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// What the head of an answer is counted as.
  private static let headBytes = 512

  private let watch: ConnectionWatch
  private let time: ServiceTime

  init(watch: ConnectionWatch, time: ServiceTime) {
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
    let bytes: Int
    var isEnd = false
    switch unwrapOutboundIn(data) {
    case .head: bytes = Self.headBytes
    case .body(let buffer): bytes = buffer.readableBytes
    case .end:
      bytes = 0
      isEnd = true
    }
    watch.wrote(bytes, at: time.elapsed())
    let sent = promise ?? context.eventLoop.makePromise()
    let channel = context.channel
    sent.futureResult.whenComplete { [watch, time, isEnd] _ in
      watch.sent(bytes, at: time.elapsed())
      if isEnd, watch.answerEnded(at: time.elapsed()) { channel.close(promise: nil) }
    }
    context.write(data, promise: sent)
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
