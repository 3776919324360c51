import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A server that answers with the bytes that a test says, right or wrong, and sees how its callers leave.
final class ByteServer: Sendable {
  enum Step: Sendable {
    case bytes(String)
    case data([UInt8])
    /// Repeats the bytes until the caller has gone.
    case endless(String)
    /// Says nothing more until the caller has gone.
    case silence
    case close
  }

  let port: Int
  private let channel: any Channel
  private let state: Shared

  final class Shared: Sendable {
    let requests = Mutex<[String]>([])
    let connections = Mutex(0)
    let gone = Mutex(0)
  }

  /// The requests, with their bodies as far as they came.
  var requests: [String] { state.requests.withLock { $0 } }
  /// The connections that were made.
  var connections: Int { state.connections.withLock { $0 } }
  /// The connections whose caller left while an answer was under way.
  var gone: Int { state.gone.withLock { $0 } }

  var address: String { "http://127.0.0.1:\(port)" }

  init(_ answer: @escaping @Sendable (_ request: String) -> [Step]) async throws {
    let state = Shared()
    self.state = state
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Handler(answer: answer, state: state))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = channel.localAddress?.port ?? 0
  }

  func close() async throws { try await channel.close() }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer
    private let answer: @Sendable (String) -> [Step]
    private let state: Shared
    private var text = ""
    private var isAnswering = false

    init(answer: @escaping @Sendable (String) -> [Step], state: Shared) {
      self.answer = answer
      self.state = state
    }

    func channelActive(context: ChannelHandlerContext) { state.connections.withLock { $0 += 1 } }

    func channelInactive(context: ChannelHandlerContext) {
      if isAnswering { state.gone.withLock { $0 += 1 } }
      isAnswering = false
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      text += String(buffer: unwrapInboundIn(data))
      guard !isAnswering else { return }
      guard text.first?.isLetter ?? false else { return context.close(promise: nil) }
      guard let head = text.range(of: "\r\n\r\n") else { return }
      let length = text.lowercased().firstMatch(of: /content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
      let isChunked = text.lowercased().contains("transfer-encoding: chunked")
      let body = text[head.upperBound...]
      guard isChunked ? body.hasSuffix("0\r\n\r\n") : body.utf8.count >= length else { return }
      let request = text
      text = ""
      state.requests.withLock { $0.append(request) }
      isAnswering = true
      run(answer(request)[...], context)
    }

    private func run(_ steps: ArraySlice<Step>, _ context: ChannelHandlerContext) {
      guard let step = steps.first else {
        isAnswering = false
        return
      }
      switch step {
      case .bytes(let text):
        write(Array(text.utf8), context)
        run(steps.dropFirst(), context)
      case .data(let bytes):
        write(bytes, context)
        run(steps.dropFirst(), context)
      case .endless(let text): repeatedly(Array(text.utf8), context)
      case .silence: return
      case .close:
        isAnswering = false
        context.close(promise: nil)
      }
    }

    private func repeatedly(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
      guard isAnswering, context.channel.isActive else { return }
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let eventLoop = context.eventLoop
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).whenSuccess {
        // Not at once, lest the loop has time for nobody else.
        eventLoop.scheduleTask(in: .milliseconds(1)) {
          let (handler, context) = bound.value
          handler.repeatedly(bytes, context)
        }
      }
    }

    private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
    }
  }
}
