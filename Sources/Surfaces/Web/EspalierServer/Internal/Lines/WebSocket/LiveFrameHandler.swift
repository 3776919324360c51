internal import EspalierLivePage
internal import NIOCore
internal import NIOWebSocket

/// A channel handler that converts WebSocket frames into whole messages and back, and enforces every limit.
///
/// No frame that exceeds a limit leaves the event loop.
///
/// When the connection must end, the inbound stream finishes at once and a close frame is written. The channel is
/// closed when the other side has answered or ``closingTime`` has passed.
final class LiveFrameHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = String
  typealias OutboundIn = String
  typealias OutboundOut = WebSocketFrame

  private let limits: Limits
  private let time: ServerClock
  private let closingTime: TimeAmount
  private let onClosing: @Sendable (SocketClosing) -> Void
  private let rate: SharedRate
  private var fragments: ByteBuffer?
  /// True if the message that is arriving in fragments is compressed.
  private var isCompressed = false
  private let arrival: MessageArrival
  private var isClosing = false
  private var waiting = CircularBuffer<Int>()
  private var waitingBytes = 0
  /// The time at which the server began to send the oldest waiting frame; nil if no frame waits.
  private var sendingSince: Duration?
  private var unansweredTicks = 0

  /// - Parameters:
  ///   - rate: The limit that the messages of the whole session share.
  ///   - arrival: The time limit of arriving messages, whose bytes a ``MessageArrivalHandler`` reports.
  init(
    limits: Limits, rate: SharedRate, time: ServerClock, arrival: MessageArrival, closingTime: TimeAmount = .seconds(1),
    onClosing: @escaping @Sendable (SocketClosing) -> Void
  ) {
    self.limits = limits
    self.time = time
    self.closingTime = closingTime
    self.onClosing = onClosing
    self.rate = rate
    self.arrival = arrival
  }

  // MARK: From the browser

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    unansweredTicks = 0
    if isClosing {
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    let mayBeCompressed = limits.compresses && frame.opcode == .text
    guard frame.maskKey != nil, frame.reservedBits.subtracting(mayBeCompressed ? .rsv1 : []).isEmpty else {
      return close(.protocolError, context: context)
    }
    // A close frame must be answered even if the sender exceeded its rate before.
    guard frame.opcode == .connectionClose || rate.take(at: time.elapsed()) else {
      return close(.tooFast, context: context)
    }
    switch frame.opcode {
    case .text, .continuation: return take(frame, context: context)
    case .ping:
      write(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData), context: context)
    case .pong: break
    case .connectionClose: answerClose(frame, context: context)
    case .binary: close(.binary, context: context)
    default: close(.protocolError, context: context)
    }
    // A frame between the parts of a text does not reset the time limit of the text.
    if fragments == nil { arrival.ended() }
  }

  private func take(_ frame: WebSocketFrame, context: ChannelHandlerContext) {
    var payload = frame.unmaskedData
    if frame.opcode == .continuation {
      guard var whole = fragments else { return close(.protocolError, context: context) }
      fragments = nil
      whole.writeBuffer(&payload)
      payload = whole
    } else if fragments != nil {
      return close(.protocolError, context: context)
    } else {
      isCompressed = frame.reservedBits.contains(.rsv1)
    }
    guard payload.readableBytes <= limits.incomingBytes else { return close(.tooLarge, context: context) }
    guard frame.fin else {
      fragments = payload
      return
    }
    arrival.ended()
    do throws(MessageInflater.Failure) {
      let text =
        isCompressed
        ? String(
          validating: try MessageInflater.inflate(payload.readableBytesView, maximum: limits.incomingBytes),
          as: UTF8.self)
        : String(validating: payload.readableBytesView, as: UTF8.self)
      guard let text else { return close(.notText, context: context) }
      context.fireChannelRead(wrapInboundOut(text))
    } catch {
      close(error == .tooLarge ? .tooLarge : .notText, context: context)
    }
  }

  private func answerClose(_ frame: WebSocketFrame, context: ChannelHandlerContext) {
    var payload = frame.unmaskedData
    let code = payload.readInteger(as: UInt16.self) ?? 1000
    // Codes that only describe an end (1005, 1006, 1015) may not be sent.
    let isSendable = (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
    close(SocketClosing(code: isSendable ? code : 1002, reason: ""), byBrowser: true, context: context)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    context.fireChannelReadComplete()
    // After the end of the stream no consumer reads, but the other side's close frame is still to come.
    if isClosing { context.read() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? NIOWebSocketError else { return context.fireErrorCaught(error) }
    switch error {
    case .invalidFrameLength: close(.tooLarge, context: context)
    case .fragmentedControlFrame, .multiByteControlFrameLength: close(.protocolError, context: context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      close(.goingAway, context: context)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  // MARK: To the browser

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isClosing else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    let text = unwrapOutboundIn(data)
    // The text that is being sent does not count: a whole page may exceed the limit for waiting texts.
    let behind = waitingBytes - (waiting.first ?? 0)
    guard waiting.count < limits.outgoingFrames, waiting.isEmpty || behind + text.utf8.count <= limits.outgoingBytes
    else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return close(.tooSlow, context: context)
    }
    let frame = frame(of: text, context: context)
    context.write(wrapOutboundOut(frame), promise: counted(frame.length, promise, context: context))
  }

  private func frame(of text: String, context: ChannelHandlerContext) -> WebSocketFrame {
    let allocator = context.channel.allocator
    guard limits.compresses, text.utf8.count >= MessageCompression.leastBytes,
      let smaller = MessageDeflater.compress(text)
    else { return WebSocketFrame(fin: true, opcode: .text, data: allocator.buffer(string: text)) }
    return WebSocketFrame(fin: true, rsv1: true, opcode: .text, data: allocator.buffer(bytes: smaller))
  }

  func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
    switch event {
    case let closing as SocketClosing:
      close(closing, context: context)
      promise?.succeed()
    case is SocketTick:
      tick(context: context)
      promise?.succeed()
    case is MessageArrival.Look:
      if arrival.isLate { close(.tooSlow, context: context) }
      promise?.succeed()
    default: context.triggerUserOutboundEvent(event, promise: promise)
    }
  }

  private func tick(context: ChannelHandlerContext) {
    guard !isClosing else { return }
    guard !isLate else {
      onClosing(.tooSlow)
      return context.close(promise: nil)
    }
    guard unansweredTicks < 2 else {
      onClosing(.goingAway)
      return context.close(promise: nil)
    }
    unansweredTicks += 1
    write(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer()), context: context)
  }

  /// True if the browser takes too long to receive a frame. Its answers to pings do not count: it can send them without
  /// reading a byte.
  private var isLate: Bool {
    let now = time.elapsed()
    guard let sendingSince, let first = waiting.first else { return false }
    return now - sendingSince > limits.patience + .seconds(Double(first) / Double(limits.bytesPerSecond))
  }

  /// Writes a frame that the server initiates. The frame counts toward the limit of waiting frames, like a frame of the
  /// page, so that pings that the browser never reads do not accumulate.
  private func write(_ frame: WebSocketFrame, context: ChannelHandlerContext) {
    guard waiting.count < limits.outgoingFrames else { return close(.tooSlow, context: context) }
    context.writeAndFlush(wrapOutboundOut(frame), promise: counted(frame.length, nil, context: context))
  }

  private func counted(
    _ bytes: Int, _ promise: EventLoopPromise<Void>?, context: ChannelHandlerContext
  ) -> EventLoopPromise<Void> {
    if waiting.isEmpty { sendingSince = time.elapsed() }
    waiting.append(bytes)
    waitingBytes += bytes
    let sent = promise ?? context.eventLoop.makePromise()
    sent.futureResult.assumeIsolated().whenComplete { [self] _ in
      // Frames are sent in the order in which they were written.
      if let first = waiting.popFirst() { waitingBytes -= first }
      sendingSince = waiting.isEmpty ? nil : time.elapsed()
    }
    return sent
  }

  // MARK: The end

  private func close(_ closing: SocketClosing, byBrowser: Bool = false, context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    fragments = nil
    onClosing(closing)
    var payload = context.channel.allocator.buffer(capacity: 2 + closing.reason.utf8.count)
    payload.writeInteger(closing.code)
    payload.writeString(closing.reason)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: payload)
    let channel = context.channel
    let written = context.eventLoop.makePromise(of: Void.self)
    if byBrowser { written.futureResult.whenComplete { _ in channel.close(promise: nil) } }
    context.writeAndFlush(wrapOutboundOut(frame), promise: written)
    // Ends the stream of texts; texts that are written afterwards are dropped.
    context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    context.read()
    let deadline = context.eventLoop.scheduleTask(in: closingTime) { channel.close(promise: nil) }
    channel.closeFuture.whenComplete { _ in deadline.cancel() }
  }
}
