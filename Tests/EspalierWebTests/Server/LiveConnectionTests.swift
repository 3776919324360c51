import EspalierNavigation
import EspalierScreens
import EspalierTesting
import Foundation
import Testing

@testable import EspalierWeb

@Suite("Live connections", .timeLimit(.minutes(10)))
struct LiveConnectionTests {
  // MARK: Getting in

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
    try await TestServer.run({ $0.allowedOrigins = ["https://partner.example"] }) { (server: TestServer) async throws in
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
    try await TestServer.run({ $0.maximumPagesOfSession = 1 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let first = try await server.upgrade(cookie: visit.cookie).1
      let second = try await server.join(visit)
      #expect(try await second.receive() == .text("[0,0]"))
      let third = try await server.upgrade(cookie: visit.cookie).1
      #expect(try await third.receive() == .closed(code: 1008))
      withExtendedLifetime(first) {}
    }
  }

  // MARK: Frames

  enum BadFrame: CaseIterable {
    case binary, huge, hugeInFragments, unmasked, reserved, notText, lostContinuation, interruptedFragments
    case fragmentedPing, longPing, unknownOpcode

    var code: Int {
      switch self {
      case .binary: 1003
      case .huge, .hugeInFragments: 1009
      case .notText: 1007
      default: 1002
      }
    }

    func send(on client: WebSocketClient) async throws {
      switch self {
      case .binary: try await client.send(opcode: 2, [1, 2, 3])
      case .huge: try await client.send(opcode: 1, [UInt8](repeating: 0x61, count: 65_537))
      case .hugeInFragments:
        try await client.send(opcode: 1, [UInt8](repeating: 0x61, count: 40_000), isFinal: false)
        try await client.send(opcode: 0, [UInt8](repeating: 0x61, count: 40_000), isFinal: true)
      case .unmasked: try await client.send(opcode: 1, [0x61], isMasked: false)
      case .reserved: try await client.send(opcode: 1, [0x61], reserved: 0x40)
      case .notText: try await client.send(opcode: 1, [0xC3, 0x28])
      case .lostContinuation: try await client.send(opcode: 0, [0x61])
      case .interruptedFragments:
        try await client.send(opcode: 1, [0x61], isFinal: false)
        try await client.send(opcode: 1, [0x61])
      case .fragmentedPing: try await client.send(opcode: 9, [0x61], isFinal: false)
      case .longPing: try await client.send(opcode: 9, [UInt8](repeating: 0x61, count: 126))
      case .unknownOpcode: try await client.send(opcode: 3, [0x61])
      }
    }
  }

  @Test(arguments: BadFrame.allCases)
  func `A frame that breaks the rules ends the connection and never reaches the page`(bad: BadFrame) async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      try await bad.send(on: client)
      #expect(try await client.closeCode() == bad.code)
      await visit.page.happened(.left)
      #expect(await visit.page.events.count == 2)
    }
  }

  @Test func `A text in fragments with a ping between them arrives as one`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      let euro = Array("[1,0,\"\u{20AC}\"]".utf8)
      // Cut within a character.
      try await client.send(opcode: 1, Array(euro[..<7]), isFinal: false)
      try await client.send(opcode: 9, [])
      try await client.send(opcode: 0, Array(euro[7...]))
      #expect(try await client.receive() == .pong(""))
      await visit.page.happened(.received("[1,0,\"\u{20AC}\"]"))
    }
  }

  @Test func `Too many events end the connection, as many as allowed do not`() async throws {
    try await TestServer.run({
      $0.eventsPerSecond = 10
      $0.eventBurst = 20
    }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      for number in 1...19 { try await client.send(text: "[\(number)]") }
      await visit.page.happened(.received("[19]"))
      server.clock.advance(by: .seconds(1))
      for number in 20...29 { try await client.send(text: "[\(number)]") }
      await visit.page.happened(.received("[29]"))
      for number in 30...39 { try? await client.send(text: "[\(number)]") }
      #expect(try await client.closeCode() == 1008)
      await visit.page.happened(.left)
      #expect(await !visit.page.events.contains(.received("[30]")))
    }
  }

  @Test func `A browser that does not read is cut off, and its page goes on`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit, receiveBuffer: 4_096)
      #expect(try await client.receive() == .text("[0,0]"))
      let frame = String(repeating: "x", count: 100_000)
      await MainActor.run { for _ in 0..<200 { visit.page.tell(frame) } }
      await visit.page.happened(.left)
      #expect(await !visit.page.hasEnded)
      // It comes back and is answered.
      let again = try await server.join(visit)
      #expect(try await again.receive() == .text("[0,0]"))
    }
  }

  @Test func `A page that heeds its line is told when a browser that reads slowly has caught up, and the line stays`()
    async throws
  {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit, receiveBuffer: 4_096)
      #expect(try await client.receive() == .text("[0,0]"))
      let frame = String(repeating: "x", count: 100_000)
      let sent = await MainActor.run {
        var sent = 0
        while sent < 1_000, visit.page.line?.isFull == false {
          visit.page.tell(frame)
          sent += 1
        }
        return sent
      }
      #expect(sent > 5 && sent < 1_000, "\(sent)")
      for _ in 0..<sent { #expect(try await client.receive() == .text(frame)) }
      await visit.page.happened(.clear)
      #expect(await MainActor.run { visit.page.line?.isFull == false })
      await MainActor.run { visit.page.tell("[0,1]") }
      #expect(try await client.receive() == .text("[0,1]"))
      #expect(await !visit.page.events.contains(.left))
    }
  }

  @Test func `One large text is sent whatever its size`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      let large = String(repeating: "x", count: 5_000_000)
      await MainActor.run { visit.page.tell(large) }
      #expect(try await client.receive() == .text(large))
      await MainActor.run { visit.page.tell("[2,0]") }
      #expect(try await client.receive() == .text("[2,0]"))
    }
  }

  @Test func `A silent connection is asked twice and then closed`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      for _ in 0..<3 {
        await server.clock.sleeper(of: .seconds(30))
        server.clock.advance(by: .seconds(30))
        #expect(try await client.receive() == .ping)
        try await client.send(opcode: 10, [])
        try await client.send(text: "[-1]")
        #expect(try await client.receive() == .text("[0,0]"))
      }
      for _ in 0..<2 {
        await server.clock.sleeper(of: .seconds(30))
        server.clock.advance(by: .seconds(30))
        #expect(try await client.receive() == .ping)
      }
      await server.clock.sleeper(of: .seconds(30))
      server.clock.advance(by: .seconds(30))
      #expect(try await client.raw.isClosed())
      await visit.page.happened(.left)
    }
  }

  // MARK: Pages

  @Test func `A second connection takes the page over`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let first = try await server.join(visit)
      #expect(try await first.receive() == .text("[0,0]"))
      let second = try await server.join(visit, lastPatch: 5)
      #expect(try await second.receive() == .text("[0,0]"))
      #expect(try await first.receive() == .closed(code: 1000))
      try await second.send(text: "[7]")
      await visit.page.happened(.received("[7]"))
      #expect(
        await visit.page.events == [
          .joined(path: "/", lastPatch: 0, fields: [:]), .left, .joined(path: "/", lastPatch: 5, fields: [:]),
          .received("[7]"),
        ])
    }
  }

  @Test func `A page waits for its browser, longer when it was there before`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let never = try await server.visit()
      let once = try await server.visit()
      let client = try await server.join(once)
      _ = try await client.receive()
      await server.clock.advanceAndSweep(by: .seconds(29))
      #expect(await !never.page.hasEnded)
      await server.clock.advanceAndSweep(by: .seconds(1))
      await never.page.happened(.ended(.expired))
      await server.clock.advanceAndSweep(by: .seconds(600))
      #expect(await !once.page.hasEnded)
      client.raw.abort()
      await once.page.happened(.left)
      await server.clock.advanceAndSweep(by: .seconds(59))
      #expect(await !once.page.hasEnded)
      await server.clock.advanceAndSweep(by: .seconds(1))
      await once.page.happened(.ended(.expired))
      #expect(await server.service.pages.count == 0)
    }
  }

  @Test func `A page that is no longer held is made again where its browser is`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit("/start")
      await server.clock.advanceAndSweep(by: .seconds(31))
      await visit.page.happened(.ended(.expired))
      let client = try await server.join(visit, path: "/accounts/7", lastPatch: 12)
      #expect(try await client.receive() == .text("[0,0]"))
      let page = try #require(await server.book.pages.last)
      #expect(page !== visit.page)
      #expect(page.path == "/accounts/7")
      #expect(page.visitor.timeZone == "Europe/Berlin")
      #expect(await page.events == [.joined(path: "/accounts/7", lastPatch: 12, fields: [:])])
    }
  }

  @Test func `After a restart the same token brings the page back`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let visit = try await TestServer.run(in: directory) { (server: TestServer) async throws in try await server.visit()
    }
    try await TestServer.run(in: directory) { (server: TestServer) async throws in
      let client = try await server.join(visit, path: "/there")
      #expect(try await client.receive() == .text("[0,0]"))
      #expect(await server.book.pages.map(\.path) == ["/there"])
    }
    // But not into another version of the app.
    try await TestServer.run(in: directory, { $0.version = "2.0" }) { (server: TestServer) async throws in
      let client = try await server.join(visit)
      #expect(try await client.receive() == .text("[0,0,[8,\"version\"]]"))
    }
  }

  @Test func `Two connections that bring a page back at once get one page`() async throws {
    let book = PageBook()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    try await TestServer.run(book: book) { (server: TestServer) async throws in
      let visit = try await server.visit()
      await server.clock.advanceAndSweep(by: .seconds(31))
      let (making, made) = AsyncStream.makeStream(of: Void.self)
      await MainActor.run {
        book.whileMaking = {
          made.yield()
          for await _ in gate {}
        }
      }
      let first = try await server.join(visit)
      let second = try await server.join(visit)
      var seen = making.makeAsyncIterator()
      await seen.next()
      await seen.next()
      opener.finish()
      // One of them has it in the end; the other was replaced.
      _ = try await first.receive()
      _ = try await second.receive()
      let pages = await Array(server.book.pages.dropFirst())
      #expect(pages.count == 2)
      #expect(await server.service.pages.count == 1)
      #expect(await pages[0].hasEnded != pages[1].hasEnded)
    }
  }

  @Test func `A session has only so many pages, and those that wait make room`() async throws {
    try await TestServer.run({ $0.maximumPagesOfSession = 3 }) { (server: TestServer) async throws in
      let first = try await server.visit()
      let client = try await server.join(first)
      _ = try await client.receive()
      for _ in 0..<4 { _ = try await server.visit(cookie: first.cookie) }
      #expect(await server.service.pages.count == 3)
      #expect(await !first.page.hasEnded)
      let others = await Array(server.book.pages.dropFirst())
      #expect(await MainActor.run { others.map { $0.hasEnded } } == [true, true, false, false])
    }
  }

  @Test func `When all pages of a session are connected, one more is refused`() async throws {
    try await TestServer.run({ $0.maximumPagesOfSession = 1 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      #expect(try await server.get("/", cookie: visit.cookie).status == 503)
      #expect(await server.book.pages.last?.events == [.ended(.expired)])
      #expect(await !visit.page.hasEnded)
    }
  }

  @Test func `A flood of page loads holds only so many pages`() async throws {
    try await TestServer.run({ $0.maximumWaitingPages = 5 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      for _ in 0..<20 { #expect(try await server.get("/").status == 200) }
      #expect(await server.service.pages.count == 6)
      #expect(await !visit.page.hasEnded)
    }
  }

  // MARK: The end

  @Test func `When the server stops, browsers are told to come back and pages are torn down`() async throws {
    let visited = try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      return (visit.page, client)
    }
    #expect(try await visited.1.receive() == .closed(code: 1001))
    #expect(await visited.0.events.suffix(2) == [.left, .ended(.expired)])
  }
}
