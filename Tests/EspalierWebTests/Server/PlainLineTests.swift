import EspalierTesting
import Foundation
import Testing

@testable import EspalierServer

/// Tests of live connections over plain requests: who gets one, and that nothing on it is lost, doubled or out of order.
@Suite("Plain lines", .timeLimit(.minutes(10))) struct PlainLineTests {
  @Test func `a page is joined, spoken with and left over plain requests`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit("/accounts")
      let line = try await PlainClient(server, cookie: visit.cookie)
      #expect(line.reply.status == 200)
      #expect(line.reply["Content-Type"] == "text/event-stream")
      #expect(line.reply["Cache-Control"] == "no-store, no-transform")
      #expect(line.reply["X-Accel-Buffering"] == "no")
      #expect(line.reply["Content-Encoding"] == nil)
      let join = TestServer.joinFrame(visit.token, version: visit.version, path: "/accounts", lastPatch: 3)
      #expect(try await line.post([join, "[1,3,\"tap\",4,0]"], part: 1).status == 204)
      #expect(try await line.event() == "data:[0,0]")
      await visit.page.happened(.received("[1,3,\"tap\",4,0]"))
      await MainActor.run { visit.page.tell("[1,1]") }
      #expect(try await line.event() == "data:[1,1]")
      #expect(try await line.post(["[-1]"], part: 2).status == 204)
      #expect(try await line.event() == "data:[0,0]")
      line.hangUp()
      await visit.page.happened(.left)
      #expect(await server.book.pages.count == 1)
    }
  }

  @Test func `a request that is sent again counts once, and one that is missing is asked for`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let line = try await PlainClient(server, cookie: visit.cookie)
      let join = TestServer.joinFrame(visit.token, version: visit.version)
      for _ in 0..<2 { #expect(try await line.post([join], part: 1).status == 204) }
      for _ in 0..<3 { #expect(try await line.post(["[1,0,\"tap\",4,0]"], part: 2).status == 204) }
      #expect(try await line.post(["[3,0,\"tap\",4,0]"], part: 4).status == 409)
      #expect(try await line.post(["[2,0,\"tap\",4,0]"], part: 3).status == 204)
      await visit.page.happened(.received("[2,0,\"tap\",4,0]"))
      let received = await visit.page.events.compactMap { if case .received(let text) = $0 { text } else { nil } }
      #expect(received == ["[1,0,\"tap\",4,0]", "[2,0,\"tap\",4,0]"])
    }
  }

  @Test func `another site, a stranger to the session and another session get no line`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      for (attack, status) in [
        (["Origin": "https://evil.example"], 403), (["Origin": nil], 403), (["Origin": "null"], 403),
        (["Cookie": nil], 410), (["Cookie": "espalier-session=\(visit.cookie)x"], 410),
      ] as [([String: String?], Int)] {
        let refused = try await PlainClient.request(server, "/-/line", cookie: visit.cookie, attack)
        #expect(refused.status == status, "\(attack)")
      }
      #expect(try await server.get("/-/line", cookie: visit.cookie).status == 405)
      let line = try await PlainClient(server, cookie: visit.cookie)
      let other = try await server.visit()
      #expect(try await line.post(["[-1]"], part: 1, ["Cookie": "\(server.cookieName)=\(other.cookie)"]).status == 404)
      #expect(try await line.post(["[-1]"], part: 1, ["Origin": "https://evil.example"]).status == 403)
      #expect(try await line.post(["[-1]"], part: 1, ["Content-Type": "text/plain"]).status == 415)
      #expect(try await line.post(["[-1]"], part: 1, ["X-Espalier-Part": "one"]).status == 400)
      #expect(try await line.post(["[-1]"], part: 1, ["X-Espalier-Part": nil]).status == 400)
      let join = TestServer.joinFrame(visit.token, version: visit.version)
      #expect(try await line.post([join], part: 1).status == 204, "the line goes on")
    }
  }

  @Test func `what is no text, too large or too much ends the line, with its reason`() async throws {
    try await TestServer.run({ $0.limits.connections.maximumMessageBytes = 1_024 }) {
      (server: TestServer) async throws in
      let visit = try await server.visit()
      let large = String(repeating: "x", count: 1_025)
      for (texts, status, code) in [
        ([Array(large.utf8)], 413, 1009), (Array(repeating: Array(large.utf8), count: 5), 413, 1009),
        ([[0xFF, 0xFE]], 400, 1007),
      ] {
        let line = try await PlainClient(server, cookie: visit.cookie)
        #expect(try await line.post(bytes: Array(texts.joined(separator: [0x0A])), part: 1).status == status)
        let closing = try await line.event()
        #expect(closing.hasPrefix("event:close\ndata:{\"code\":\(code),"), "\(closing)")
        #expect(try await line.isOver())
        #expect(try await line.post(["[-1]"], part: 2).status == 404)
      }
    }
    try await TestServer.run({ ($0.limits.connections.messagesPerSecond, $0.limits.connections.messageBurst) = (1, 20) }
    ) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let line = try await PlainClient(server, cookie: visit.cookie)
      let join = TestServer.joinFrame(visit.token, version: visit.version)
      _ = try await line.post([join] + Array(repeating: "[-1]", count: 30), part: 1)
      while true {
        let event = try await line.event()
        guard event.hasPrefix("event:close") else { continue }
        #expect(event.contains("1008"))
        break
      }
    }
  }

  @Test func `a page has one line, whatever its kind`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let line = try await PlainClient(server, cookie: visit.cookie)
      _ = try await line.post([TestServer.joinFrame(visit.token, version: visit.version)], part: 1)
      #expect(try await line.event() == "data:[0,0]")
      let socket = try await server.join(visit)
      #expect(try await line.event() == "event:close\ndata:{\"code\":1000,\"reason\":\"replaced\"}")
      #expect(try await socket.receive() == .text("[0,0]"))
      let again = try await PlainClient(server, cookie: visit.cookie)
      _ = try await again.post([TestServer.joinFrame(visit.token, version: visit.version)], part: 1)
      #expect(try await socket.receive() == .closed(code: 1000))
    }
  }

  @Test func `a line whose browser is silent for minutes is given up, and one with a sign of life is not`() async throws
  {
    let clock = TestClock()
    // The clock may move before the server knows that the browser has received a sign, which must not count as slow.
    try await TestServer.run({ $0.limits.requests.time = .seconds(3_600) }, clock: clock) {
      (server: TestServer) async throws in
      let visit = try await server.visit()
      let line = try await PlainClient(server, cookie: visit.cookie)
      _ = try await line.post([TestServer.joinFrame(visit.token, version: visit.version)], part: 1)
      #expect(try await line.event() == "data:[0,0]")
      let pause = server.site.configuration.limits.connections.pingTime
      for _ in 0..<5 {
        await clock.sleeper(of: pause)
        clock.advance(by: pause)
        #expect(try await line.event() == ":")
      }
      _ = try await line.post(["[-1]"], part: 2)
      #expect(try await line.event() == "data:[0,0]")
      for _ in 0..<5 {
        await clock.sleeper(of: pause)
        clock.advance(by: pause)
        #expect(try await line.event() == ":")
      }
      await clock.sleeper(of: pause)
      clock.advance(by: pause)
      #expect(try await line.isOver())
      await visit.page.happened(.left)
    }
  }

  @Test func `a server that stops ends its lines at once`() async throws {
    let stopped = try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let line = try await PlainClient(server, cookie: visit.cookie)
      _ = try await line.post([TestServer.joinFrame(visit.token, version: visit.version)], part: 1)
      #expect(try await line.event() == "data:[0,0]")
      return line
    }
    #expect(try await stopped.isOver())
  }
}

/// A browser's end of a line of plain requests.
private struct PlainClient: Sendable {
  let reply: HTTPReply
  private let server: TestServer
  private let cookie: String
  private let raw: RawConnection
  private let name: String

  init(_ server: TestServer, cookie: String) async throws {
    (self.server, self.cookie) = (server, cookie)
    raw = try RawConnection(port: server.port)
    try await raw.send(Self.head(server, "/-/line", cookie: cookie))
    // A head alone: the body has no end.
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try await raw.receive(exactly: 1) }
    reply = HTTPReply(head: String(decoding: head, as: UTF8.self))
    let opening = try await Self.event(of: raw)
    guard opening.hasPrefix("event:open\ndata:") else {
      throw RawConnection.Failure(description: "no line: \(opening)")
    }
    name = String(opening.dropFirst("event:open\ndata:".count))
  }

  private static func head(
    _ server: TestServer, _ path: String, cookie: String, _ changed: [String: String?] = [:], length: Int = 0
  ) -> String {
    var fields = [
      "Host": "127.0.0.1:\(server.port)", "Origin": server.origin, "Cookie": "\(server.cookieName)=\(cookie)",
      "Content-Length": "\(length)", "Accept": "text/event-stream", "Accept-Encoding": "gzip",
    ]
    for (name, value) in changed { fields[name] = value }
    return "POST \(path) HTTP/1.1\r\n" + fields.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
  }

  static func request(
    _ server: TestServer, _ path: String, cookie: String, _ changed: [String: String?] = [:], body: [UInt8] = []
  ) async throws -> HTTPReply {
    let raw = try RawConnection(port: server.port)
    try await raw.send(Array(head(server, path, cookie: cookie, changed, length: body.count).utf8) + body)
    return try await raw.reply()
  }

  func post(_ texts: [String], part: Int, _ changed: [String: String?] = [:]) async throws -> HTTPReply {
    try await post(bytes: Array(texts.joined(separator: "\n").utf8), part: part, changed)
  }

  func post(bytes: [UInt8], part: Int, _ changed: [String: String?] = [:]) async throws -> HTTPReply {
    let fields: [String: String?] = ["Content-Type": "application/x-ndjson", "X-Espalier-Part": "\(part)"]
    return try await Self.request(
      server, "/-/line/\(name)", cookie: cookie, fields.merging(changed) { $1 }, body: bytes)
  }

  /// The next event, without the empty line behind it.
  func event() async throws -> String { try await Self.event(of: raw) }

  private static func event(of raw: RawConnection) async throws -> String {
    let chunk = try await chunk(of: raw)
    return chunk.hasSuffix("\n\n") ? String(chunk.dropLast(2)) : chunk
  }

  /// The server writes each event as one chunk.
  private static func chunk(of raw: RawConnection) async throws -> String {
    var line: [UInt8] = []
    while !line.suffix(2).elementsEqual("\r\n".utf8) { line += try await raw.receive(exactly: 1) }
    let size = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) ?? 0
    return String(decoding: try await raw.receive(exactly: size + 2).dropLast(2), as: UTF8.self)
  }

  /// True if the answer has come to its end, or the connection has.
  func isOver() async throws -> Bool {
    do {
      return try await Self.chunk(of: raw).isEmpty
    } catch {
      return true
    }
  }

  func hangUp() { raw.abort() }
}
