internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypesHTTP1

/// A handler that removes the `Upgrade` field from requests that must not be upgraded. Such a request is answered as a
/// plain request.
///
/// The upgrading handler after it keeps the head of every request that asks for any upgrade, and drops it if the
/// upgrade is refused. Then the reason could not be sent, and a client that merely offers HTTP/2 would receive no
/// response at all.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let sites: AnsweringSites
  private let peer: NetworkAddress?

  init(sites: AnsweringSites, peer: NetworkAddress?) {
    self.sites = sites
    self.peer = peer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), head.headers.contains(name: "Upgrade"),
      !isAllowed(head)
    else {
      return context.fireChannelRead(data)
    }
    head.headers.remove(name: "Upgrade")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Passes an error on, and closes the connection after a parser error.
  ///
  /// The previous handler has answered the request that cannot be parsed; any later bytes are meaningless.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(error)
    if error is HTTPParserError { context.close(promise: nil) }
  }

  private func isAllowed(_ head: HTTPRequestHead) -> Bool {
    guard head.method == .GET, head.headers["Upgrade"].count == 1,
      head.headers[canonicalForm: "Upgrade"].map({ $0.lowercased() }) == ["websocket"],
      head.headers["Sec-WebSocket-Key"].count == 1, head.headers["Sec-WebSocket-Version"] == ["13"],
      !head.headers.contains(name: "Content-Length"), !head.headers.contains(name: "Transfer-Encoding"),
      let request = try? HTTPRequest(head, secure: false, splitCookie: false)
    else { return false }
    return sites.site(of: request.path).admission.admits(request, peer: peer)
  }
}
