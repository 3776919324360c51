internal import Dispatch
internal import EspalierNavigation
internal import HTTPTypes
internal import NIOCore
internal import NIOEmbedded
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import Synchronization

@testable import EspalierLivePage
@testable import EspalierServer
@testable import EspalierWorkers

extension FuzzTarget {
  private static let requestWords = [
    "GET ", "POST ", "HEAD ", " HTTP/1.1\r\n", "\r\n\r\n", "\r\n ", "Host: app.example\r\n", "Cookie: ", "cookie:\t",
    "Content-Length: 1\r\n", "Transfer-Encoding: chunked\r\n", "0\r\n\r\n", "Upgrade: websocket\r\n", "Origin: ",
    "Connection: Upgrade\r\n", "Connection: close\r\n", "Expect: 100-continue\r\n", "X-Forwarded-Proto: https\r\n",
    "X-Forwarded-For: 10.0.0.1\r\n", "X-Forwarded-Host: app.example\r\n", "__Host-espalier-session=",
    "espalier-session=", "espalier-zone=Europe%2FBerlin", FuzzService.cookie, "Accept-Language: de-DE;q=0.5\r\n",
    "Content-Range: bytes 0-0/1\r\n", "\u{37E}", "/-/submit/form", "/-/upload/a/1/1", "/-/live", "/-/download/a",
    "%2e%2e",
  ]

  @Sendable private static func requestSeeds() -> [[UInt8]] {
    let host = "Host: app.example\r\n"
    let cookie = "Cookie: a=b; \(FuzzService.cookieName)=\(FuzzService.cookie)\r\n"
    let form = "espalier-token=\(FormToken(key: FuzzService.key).token(session: FuzzService.session))&name=x"
    let requests = [
      "GET / HTTP/1.1\r\n\(host)\r\n",
      "GET /a/b?c=d#e HTTP/1.1\r\n\(host)\(cookie)Accept-Language: de-DE, en;q=0.5\r\nAccept-Encoding: gzip\r\n\r\n",
      "HEAD /-/icon.svg HTTP/1.1\r\n\(host)\r\nGET /favicon.ico HTTP/1.1\r\n\(host)\r\n",
      "GET / HTTP/1.1\r\n\(host)X-Forwarded-Proto: https\r\nX-Forwarded-For: 10.1.2.3, 192.0.2.9\r\n"
        + "Cookie: __Host-\(FuzzService.cookieName)=\(FuzzService.cookie)\r\n\r\n",
      "POST /-/submit/form HTTP/1.1\r\n\(host)\(cookie)Origin: http://app.example\r\n"
        + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(form.utf8.count)\r\n\r\n\(form)",
      "POST /-/submit/form HTTP/1.1\r\n\(host)\(cookie)Origin: http://app.example\r\nTransfer-Encoding: chunked\r\n"
        + "Content-Type: application/x-www-form-urlencoded\r\n\r\n3\r\na=b\r\n0\r\n\r\n",
      "PUT /-/upload/a/1/1 HTTP/1.1\r\n\(host)\(cookie)Origin: http://app.example\r\nContent-Range: bytes 0-1/2\r\n"
        + "Content-Length: 2\r\n\r\nab",
      "GET /-/live HTTP/1.1\r\n\(host)\(cookie)Origin: http://app.example\r\nConnection: Upgrade\r\n"
        + "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Protocol: espalier-1\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n",
    ]
    return requests.flatMap { [[0] + Array($0.utf8), [0x61] + Array($0.utf8)] }
  }

  /// Heads of requests, up to what the server reads out of them.
  static let requests = FuzzTarget(
    name: "requests", subject: "heads of HTTP requests, in pieces, and what a supervisor sees of them", share: 5,
    maximumLength: 1_024, words: requestWords, seeds: requestSeeds,
    read: { bytes in
      let admission = FuzzService.shared.front.admission
      let channel = EmbeddedChannel()
      defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = 16 * 1_024
      limits.maxHeaderListSize = 32 * 1_024
      limits.maxHeaderFieldCount = 100
      let peer = NetworkAddress(FuzzService.peer)
      do {
        try channel.pipeline.syncOperations.addHandlers(
          HTTPResponseEncoder(),
          ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits)),
          HTTPServerProtocolErrorHandler(), UpgradeFilter(sites: FuzzService.shared.entrance.sites, peer: peer),
          HTTP1ToHTTPServerCodec(secure: false))
        try channel.connect(to: FuzzService.peer).wait()
      } catch {
        return must(false, "a connection can be made: \(error)")
      }
      let pieces = Pieces(bytes)
      for piece in pieces where channel.isActive { _ = try? channel.writeInbound(ByteBuffer(bytes: piece)) }
      var isFirst = true
      while let part = try? channel.readInbound(as: HTTPRequestPart.self) {
        guard case .head(let head) = part else { continue }
        let facts = admission.reader.facts(head, peer: peer)
        _ = (admission.refusal(facts), facts.isFromAllowedOrigin, facts.acceptsGzip, facts.contentLength)
        _ = (Visitor(facts: facts), Path(facts.target), admission.hosts.contains(facts.host))
        if let session = admission.browsers.sessionOfCookie(facts) {
          must(session.key == FuzzService.session, "only the session opens whose cookie was given out")
          if isFirst { findMisrouting(pieces.whole, isSecure: facts.isSecure) }
        }
        isFirst = false
      }
    })

  /// A supervisor has to find the session that the server finds, or it gives the browser to another worker.
  private static func findMisrouting(_ bytes: [UInt8], isSecure: Bool) {
    // A supervisor waits for no more lines before the first one, nor for those that go on behind a line's end; no browser sends them.
    let text = String(decoding: bytes, as: UTF8.self)
    guard let first = bytes.first, first > 0x20, !["\n ", "\n\t"].contains(where: text.utf8Contains) else { return }
    let peek = RequestPeek(bytes[...], cookies: [CookieName.name(SessionCookie.name, isSecure: isSecure)])
    must(
      peek == .session(SessionNumber(identifier: FuzzService.identifier)),
      "a supervisor finds the session that its worker finds, and not \(peek)")
  }

  /// Whole connections, answered by the site.
  static let service = FuzzTarget(
    name: "service", subject: "connections with requests, bodies and upgrades, answered by a service", share: 2,
    maximumLength: 1_024, isStateless: false, words: requestWords, seeds: requestSeeds,
    read: { bytes in
      let answer = AnswerOfService(bytes).bytes
      guard !answer.isEmpty else { return }
      must(answer.starts(with: Array("HTTP/1.1 ".utf8)), "an answer is one of HTTP")
      must(!answer.starts(with: Array("HTTP/1.1 500".utf8)), "nothing goes wrong inside of the server")
    })
}

/// The answer of a service to a connection.
private struct AnswerOfService: Sendable {
  let bytes: [UInt8]

  init(_ input: [UInt8]) {
    let box = Box()
    Task.detached {
      let answer = await Self.answer(input)
      box.bytes.withLock { $0 = answer }
      box.done.signal()
    }
    box.done.wait()
    bytes = box.bytes.withLock { $0 }
  }

  private static func answer(_ input: [UInt8]) async -> [UInt8] {
    let upgrading = UpgradeChannel(FuzzService.shared.entrance)
    let channel = NIOAsyncTestingChannel()
    do {
      let connection = try await channel.testingEventLoop.executeInContext {
        upgrading.setup(channel: channel, logger: FuzzService.logger)
      }.get()
      try await channel.connect(to: FuzzService.peer)
      async let handled: Void = upgrading.handle(value: connection, logger: FuzzService.logger)
      for piece in Pieces(input) where channel.isActive {
        _ = try? await channel.writeInbound(ByteBuffer(bytes: piece))
      }
      // Nothing more comes: what is there is answered, and the connection ends.
      try await channel.testingEventLoop.executeInContext {
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
      }
      // What waits for a time that its clock does not come to by itself.
      let passing = Task {
        while (try? await Task.sleep(for: .milliseconds(2))) != nil {
          await channel.testingEventLoop.advanceTime(by: .seconds(5))
        }
      }
      await handled
      passing.cancel()
      await passing.value
    } catch {
      must(false, "a connection can be made: \(error)")
    }
    var bytes: [UInt8] = []
    while let part = try? await channel.readOutbound(as: ByteBuffer.self) { bytes += part.readableBytesView }
    _ = try? await channel.finish(acceptAlreadyClosed: true)
    return bytes
  }

  /// The place of the answer, and the signal that it is there.
  private final class Box: Sendable {
    let done = DispatchSemaphore(value: 0)
    let bytes = Mutex<[UInt8]>([])
  }
}
