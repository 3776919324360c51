import Espalier
import EspalierTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierServer

/// Answers of text are compressed for who takes it, whatever they are answers of.
@Suite(.timeLimit(.minutes(10))) struct AnswerCompressionTests {
  private static let long = (0..<2_000).map { "account_balance{account=\"\($0)\"} \($0 * 7)\n" }.joined()
  private static let gzip = ["Accept-Encoding": "br, gzip;q=0.5"]

  private struct Broken: Error {}

  /// The text of a compressed reply.
  private func unpacked(_ reply: HTTPReply) throws -> String {
    #expect(reply["Content-Encoding"] == "gzip")
    #expect(reply.body.starts(with: [0x1F, 0x8B, 8]))
    // A head of ten bytes and an end of eight stand around it.
    let bytes = try MessageInflater.inflate(reply.body.dropFirst(10).dropLast(8), maximum: 10_000_000)
    // The end says the length.
    #expect(reply.body.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func compressed(_ answer: ServerResponse, asked: HTTPFields = [.acceptEncoding: "gzip"]) -> ServerResponse {
    let configuration = WebConfiguration(dataDirectory: TestServer.makeDirectory(), title: "Wallet")
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: asked)
    var answer = answer
    answer.compress(for: RequestContext(head, configuration: configuration, peer: nil), ServerClock())
    return answer
  }

  /// A text with some fields, as it is answered.
  private func answer(
    _ fields: HTTPFields, asked: HTTPFields = [.acceptEncoding: "gzip"], text: String = Self.long
  ) -> ServerResponse {
    var answer = ServerResponse(.ok, fields: fields)
    answer.content = .bytes(ByteBuffer(string: text))
    return compressed(answer, asked: asked)
  }

  /// The number of bytes of an answer that is in memory.
  private func size(_ answer: ServerResponse) -> Int? {
    if case .bytes(let buffer) = answer.content { buffer.readableBytes } else { nil }
  }

  // MARK: What is compressed

  @Test func `a long text of an endpoint is compressed for who takes it, and HEAD has the same head`() async throws {
    let endpoint = WebEndpoint("/metrics", contentType: "text/plain; version=0.0.4") { Self.long }
    try await TestServer.run({ $0.endpoints = [endpoint] }) { (server: TestServer) async throws in
      let reply = try await server.get("/metrics", Self.gzip)
      #expect(try unpacked(reply) == Self.long)
      #expect(reply["Vary"] == "Accept-Encoding" && reply["Cache-Control"] == "no-store")
      #expect(reply["Content-Length"] == "\(reply.body.count)" && reply.body.count < Self.long.utf8.count / 2)
      let head = try await server.request("HEAD", "/metrics", Self.gzip)
      #expect(head.fields.map(\.name) == reply.fields.map(\.name))
      #expect(head.fields.map(\.value) == reply.fields.map(\.value))

      let plain = try await server.get("/metrics")
      #expect(plain.text == Self.long && plain["Content-Encoding"] == nil)
      #expect(plain["Vary"] == "Accept-Encoding", "a cache knows that there are two forms")
    }
  }

  @Test func `an endpoint that declines is left alone, and asks proxies to do the same`() async throws {
    let endpoint = WebEndpoint("/secrets", allowsCompression: false) { Self.long }
    try await TestServer.run({ $0.endpoints = [endpoint] }) { (server: TestServer) async throws in
      let reply = try await server.get("/secrets", Self.gzip)
      #expect(reply.text == Self.long && reply["Content-Encoding"] == nil && reply["Vary"] == nil)
      #expect(reply["Cache-Control"] == "no-store, no-transform")
    }
  }

  @Test func `an icon is compressed if it is long`() async throws {
    #expect(answer([.contentType: "image/svg+xml"]).fields[.contentEncoding] == "gzip")
    // The server's own is a small leaf.
    try await TestServer.run { (server: TestServer) async throws in
      let leaf = try await server.get("/-/icon.svg", Self.gzip)
      #expect(leaf["Content-Encoding"] == nil && leaf.body == TestServer.assets.icon)
    }
  }

  @Test func `a long notice is compressed`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let notice = NoticePages(mount: server.site.mount, stylesheet: TestServer.assets.stylesheet.path).notice(
        .badRequest, title: .webTooFast, text: Self.long)
      let sent = compressed(notice)
      #expect(sent.fields[.contentEncoding] == "gzip" && sent.fields[.cacheControl] == "no-store")
      #expect(try #require(size(sent)) < Self.long.utf8.count / 2)
    }
  }

  // MARK: Files

  @Test func `a file is compressed while it is made, and comes out as it went in`() async throws {
    let text = String(repeating: Self.long, count: 20)
    let exports: [Export: ExportHandler] = [
      Export("whole"): { _ in ExportedFile(name: "x.csv", contentType: "text/csv", text: text) },
      Export("rows"): { _ in
        let (rows, source) = AsyncStream.makeStream(of: [UInt8].self)
        for row in Self.long.split(separator: "\n") { source.yield(Array("\(row)\n".utf8)) }
        source.finish()
        return ExportedFile(name: "x.csv", contentType: "text/csv", chunks: rows)
      },
      Export("short"): { _ in ExportedFile(name: "x.csv", contentType: "text/csv", text: "a;b\n") },
      Export("picture"): { _ in ExportedFile(name: "x.png", contentType: "image/png", text: text) },
    ]
    try await TestServer.run(exports: exports) { (server: TestServer) async throws in
      let whole = try await server.get("/-/download/whole", Self.gzip)
      #expect(try unpacked(whole) == text)
      #expect(whole["Content-Length"] == nil && whole["Vary"] == "Accept-Encoding")
      #expect(whole["Content-Type"] == "text/csv" && whole["Content-Disposition"]?.contains("x.csv") == true)
      #expect(whole.body.count < text.utf8.count / 4)
      let rows = try await server.get("/-/download/rows", Self.gzip)
      #expect(try unpacked(rows) == Self.long)
      #expect(rows.body.count < Self.long.utf8.count / 2, "rows become smaller together")

      for name in ["short", "picture"] {
        let reply = try await server.get("/-/download/\(name)", Self.gzip)
        #expect(reply["Content-Encoding"] == nil && reply["Content-Length"] == "\(reply.body.count)", "\(name)")
      }
      #expect(try await server.get("/-/download/whole").text == text)
    }
  }

  @Test func `half a file is not taken for a whole one`() async throws {
    let exports: [Export: ExportHandler] = [
      Export("broken"): { _ in
        let chunks = AsyncThrowingStream<[UInt8], any Error> { source in
          source.yield(Array(Self.long.utf8))
          source.finish(throwing: Broken())
        }
        return ExportedFile(name: "x", contentType: "text/plain", chunks: chunks)
      },
      // It has fewer bytes than it says.
      Export("shorter"): { _ in
        let (chunks, source) = AsyncStream.makeStream(of: [UInt8].self)
        source.yield(Array(Self.long.utf8))
        source.finish()
        return ExportedFile(name: "x", contentType: "text/plain", size: 1_000_000, chunks: chunks)
      },
    ]
    try await TestServer.run(exports: exports) { (server: TestServer) async throws in
      for name in ["broken", "shorter"] {
        await #expect(throws: RawConnection.Failure.self, "\(name)") {
          try await server.get("/-/download/\(name)", Self.gzip)
        }
      }
    }
  }

  @Test func `a file that is made slowly arrives as it is made`() async throws {
    let clock = TestClock()
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    let exports: [Export: ExportHandler] = [
      Export("slow"): { _ in
        let isFirst = Mutex(true)
        // Each chunk is asked for once the one before has been taken.
        let chunks = AsyncStream<[UInt8]> {
          let wasFirst = isFirst.withLock { first in
            defer { first = false }
            return first
          }
          guard !wasFirst else {
            clock.advance(by: .seconds(2))
            return Array("first".utf8)
          }
          for await _ in end {}
          return nil
        }
        return ExportedFile(name: "x", contentType: "text/plain", chunks: chunks)
      }
    ]
    try await TestServer.run(exports: exports, clock: clock) { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port)
      try await raw.send(
        "GET /-/download/slow HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nAccept-Encoding: gzip\r\n\r\n")
      var arrived: [UInt8] = []
      // What stands before these bytes can be unpacked, and the file has not come to its end.
      while !arrived.suffix(6).elementsEqual([0, 0, 0xFF, 0xFF, 0x0D, 0x0A]) {
        let more = try await raw.receive()
        try #require(!more.isEmpty)
        arrived += more
      }
      ending.finish()
      while !arrived.suffix(7).elementsEqual("\r\n0\r\n\r\n".utf8) {
        let more = try await raw.receive()
        try #require(!more.isEmpty)
        arrived += more
      }
    }
  }

  // MARK: What is left alone

  @Test func `what is encoded, asked not to be changed, asked for in part, short or no text is left alone`() {
    let text: HTTPFields = [.contentType: "application/json"]
    #expect(answer(text).fields[.contentEncoding] == "gzip")
    for (name, value) in [
      (HTTPField.Name.contentEncoding, "identity"), (.contentEncoding, "br"), (.cacheControl, "no-store, No-Transform"),
      (.contentRange, "bytes 0-1999/9000"), (.contentType, "image/png"), (.contentType, "application/octet-stream"),
    ] {
      var fields = text
      fields[name] = value
      let left = answer(fields)
      #expect(left.fields == fields && size(left) == Self.long.utf8.count, "\(name): \(value)")
    }
    for asked: HTTPFields in [[:], [.acceptEncoding: "gzip", .range: "bytes=0-9"], [.acceptEncoding: "gzip;q=0"]] {
      let left = answer(text, asked: asked)
      #expect(left.fields[.contentEncoding] == nil && size(left) == Self.long.utf8.count)
    }
    #expect(answer(text, text: String(repeating: "x", count: 1_200)).fields == text)
    #expect(answer(text, text: String(repeating: "x", count: 1_201)).fields[.contentEncoding] == "gzip")
    #expect(answer([:]).fields == [:], "a type that is not known")
  }

  @Test(arguments: [
    ("text/html; charset=utf-8", true), ("Text/CSV", true), ("application/json", true),
    ("application/problem+json", true), ("application/xml", true), ("image/svg+xml", true),
    ("text/javascript; charset=utf-8", true),
    ("application/pdf", false), ("application/zip", false), ("image/webp", false), ("", false),
    ("application/octet-stream; kind=json", false),
  ])
  func `types of text are known`(type: String, isText: Bool) { #expect(Gzip.suits(type) == isText) }

  @Test func `what varies already varies by the encoding too, and a strong tag becomes a weak one`() {
    let text: HTTPFields = [.contentType: "text/plain"]
    for (named, written) in [
      ("Accept-Language", "Accept-Language, Accept-Encoding"), ("accept-encoding", "accept-encoding"), ("*", "*"),
    ] {
      var fields = text
      fields[.vary] = named
      #expect(answer(fields).fields[.vary] == written)
    }
    for (given, written) in [("\"abc\"", "W/\"abc\""), ("W/\"abc\"", "W/\"abc\"")] {
      var fields = text
      fields[.eTag] = given
      #expect(answer(fields).fields[.eTag] == written)
      #expect(answer(fields, asked: [:]).fields[.eTag] == given, "nothing has changed")
    }
  }
}
