import EspalierTesting
import Testing
@testable import EspalierLivePage
@testable import EspalierServer

@testable import EspalierWire

/// Tests of who gets a live connection, and of how it is joined.
@Suite("Live connections", .timeLimit(.minutes(10)))
struct LiveConnectionTests {
  @Test func `A page is joined, spoken with and left`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit("/accounts")
      let (reply, client) = try await server.upgrade(cookie: visit.cookie)
      #expect(reply.status == 101)
      #expect(reply["Sec-WebSocket-Protocol"] == "espalier-1")
      #expect(reply["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
      try await client.send(
        text: TestServer.joinFrame(
          visit.token, version: visit.version, path: "/accounts", lastPatch: 3, fields: "{\"a\":[\"b\",\"\",\"a\"]}"))
      #expect(try await client.receive() == .text("[0,0]"))
      await visit.page.happened(
        .joined(path: "/accounts", lastPatch: 3, fields: ["a": .init(value: "b", before: "", known: "a")]))
      try await client.send(text: "[1,3,\"tap\",4,0]")
      await visit.page.happened(.received("[1,3,\"tap\",4,0]"))
      await MainActor.run { visit.page.tell("[1,1]") }
      #expect(try await client.receive() == .text("[1,1]"))
      try await client.send(text: "[-1]")
      #expect(try await client.receive() == .text("[0,0]"))
      try await client.send(opcode: 9, Array("are you there".utf8))
      #expect(try await client.receive() == .pong("are you there"))
      try await client.send(opcode: 8, [0x03, 0xE9])
      #expect(try await client.receive() == .closed(code: 1001))
      #expect(try await client.raw.isClosed())
      await visit.page.happened(.left)
      #expect(await server.book.pages.count == 1)
    }
  }

  @Test func `Another site, a stranger to the session and another protocol are not upgraded`() async throws {
    try await TestServer.run({ $0.access.allowedOrigins = ["https://partner.example"] }) {
      (server: TestServer) async throws in
      let visit = try await server.visit()
      let attacks: [[String: String?]] = [
        ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": nil],
        ["Origin": "\(server.origin).evil.example"], ["Origin": "https://127.0.0.1:\(server.port)"],
        ["Host": "localhost"], ["Cookie": nil], ["Cookie": "espalier-session=\(visit.cookie)x"],
        ["Sec-WebSocket-Protocol": nil], ["Sec-WebSocket-Protocol": "espalier-2"],
      ]
      for attack in attacks {
        let (reply, _) = try await server.upgrade(cookie: visit.cookie, attack)
        #expect(reply.status == 403, "\(attack)")
      }
      let (friend, _) = try await server.upgrade(cookie: visit.cookie, ["Origin": "https://partner.example"])
      #expect(friend.status == 101)
    }
  }

  @Test func `A plain request is told whether its session is still there`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      #expect(try await server.get("/-/live", cookie: visit.cookie).status == 426)
      for stranger in [nil, "\(visit.cookie)x"] {
        #expect(try await server.get("/-/live", cookie: stranger).status == 410)
      }
    }
  }

  @Test func `A request that offers another protocol is answered in this one`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let offer = ["Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c", "HTTP2-Settings": "AAMAAABkAARAAAAA"]
      #expect(try await server.get("/", offer).status == 200)
      let visit = try await server.visit()
      for broken in [["Sec-WebSocket-Key": nil], ["Sec-WebSocket-Version": "8"], ["Content-Length": "5"]]
        as [[String: String?]]
      {
        #expect(try await server.upgrade(cookie: visit.cookie, broken).0.status == 426)
      }
    }
  }

  @Test func `Plain requests and late upgrades are told to take a new connection`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let raw = try RawConnection(port: server.port)
      try await raw.send("GET /-/icon.svg HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      #expect(try await raw.reply().status == 200)
      try await raw.send(
        "GET /-/live HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(server.origin)\r\n"
          + "Cookie: espalier-session=\(visit.cookie)\r\nSec-WebSocket-Protocol: espalier-1\r\n"
          + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
      let reply = try await raw.reply()
      #expect(reply.status == 426)
      #expect(reply["Connection"] == "close")
      #expect(try await raw.isClosed())
    }
  }

  enum BadJoin: CaseIterable { case garbage, event, noToken, foreignToken, otherPage, badPath, tampered }

  @Test(arguments: BadJoin.allCases)
  func `A connection that cannot prove its page is closed`(bad: BadJoin) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let stranger = try await server.visit()
      let (_, client) = try await server.upgrade(cookie: visit.cookie)
      let frame =
        switch bad {
        case .garbage: "hello"
        case .event: "[1,0,\"tap\",1,0]"
        case .noToken: TestServer.joinFrame("", version: visit.version)
        case .foreignToken: TestServer.joinFrame(stranger.token, version: visit.version)
        case .otherPage:
          TestServer.joinFrame("AAAAAAAAAAAAAAAAAAAAAA" + visit.token.dropFirst(22), version: visit.version)
        case .badPath: TestServer.joinFrame(visit.token, version: visit.version, path: "//evil.example")
        case .tampered: TestServer.joinFrame(String(visit.token.dropLast()) + "!", version: visit.version)
        }
      try await client.send(text: frame)
      #expect(try await client.closeCode() == 1008)
      #expect(await visit.page.events.isEmpty)
      #expect(await stranger.page.events.isEmpty)
      #expect(await server.book.pages.count == 2)
    }
  }

  @Test func `A browser with another version is told to load again`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let (_, client) = try await server.upgrade(cookie: visit.cookie)
      try await client.send(text: TestServer.joinFrame(visit.token, version: "0.9+00000000"))
      #expect(try await client.receive() == .text("[0,0,[8,\"version\"]]"))
      #expect(try await client.receive() == .closed(code: 1008))
    }
  }

  @Test func `A connection that never joins is closed in time`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let (_, client) = try await server.upgrade(cookie: visit.cookie)
      await server.clock.sleeper(of: .seconds(10))
      server.clock.advance(by: .seconds(10))
      #expect(try await client.receive() == .closed(code: 1008))
    }
  }

  @Test func `A session has only so many connections`() async throws {
    try await TestServer.run({ $0.limits.pages.maximumCountOfSession = 1 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let first = try await server.upgrade(cookie: visit.cookie).1
      let second = try await server.join(visit)
      #expect(try await second.receive() == .text("[0,0]"))
      let third = try await server.upgrade(cookie: visit.cookie).1
      #expect(try await third.receive() == .closed(code: 1008))
      withExtendedLifetime(first) {}
    }
  }
}
