internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypesHTTP1

/// Takes the wish for an upgrade out of each request that is not to be upgraded, so that it is answered as a plain one.
///
/// The upgrading handler behind it keeps the head of every request that asks for any upgrade, and drops it when the
/// upgrade is refused: then the reason could not be told, and a client that merely offers HTTP/2 would get no answer at
/// all.
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
  /// The handler before has answered the request that cannot be read; nothing that comes after it makes sense.
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
