internal import NIOCore
internal import NIOHTTP1

/// A handler that passes on only requests that name exactly one server. Any other request is answered with 400, and its
/// connection ends.
///
/// It sees the head as it was sent: later, only the first of several `Host` fields remains, and only the path of a
/// target.
final class AuthorityGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private var hasRefused = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasRefused else { return }
    if case .head(let head) = unwrapInboundIn(data),
      !Authority.isOne(hosts: head.headers["Host"], target: head.uri, mayBeMissing: head.version == .http1_0)
    {
      hasRefused = true
      // The next handler answers it, like a request that cannot be parsed.
      return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
    }
    context.fireChannelRead(data)
  }
}
