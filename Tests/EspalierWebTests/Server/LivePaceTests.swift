import EspalierTesting
import Testing
@testable import EspalierLivePage

@testable import EspalierServer

/// Tests of a live connection whose browser sends too fast, reads too slowly, or falls silent.
@Suite("Pace of live connections", .timeLimit(.minutes(10)))
struct LivePaceTests {
  @Test func `Too many events end the connection, as many as allowed do not`() async throws {
    try await TestServer.run({
      $0.limits.connections.messagesPerSecond = 10
      $0.limits.connections.messageBurst = 20
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
        while sent < 1_000, visit.page.line?.isWritable == true {
          visit.page.tell(frame)
          sent += 1
        }
        return sent
      }
      #expect(sent > 5 && sent < 1_000, "\(sent)")
      for _ in 0..<sent { #expect(try await client.receive() == .text(frame)) }
      await visit.page.happened(.clear)
      #expect(await MainActor.run { visit.page.line?.isWritable == true })
      await MainActor.run { visit.page.tell("[0,1]") }
      #expect(try await client.receive() == .text("[0,1]"))
      #expect(await !visit.page.events.contains(.left))
    }
  }

  @Test func `A silent connection is asked twice and then closed`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      _ = try await client.receive()
      for _ in 0..<3 {
        await server.clock.sleeper(of: .seconds(31))
        server.clock.advance(by: .seconds(31))
        #expect(try await client.receive() == .ping)
        try await client.send(opcode: 10, [])
        try await client.send(text: "[-1]")
        #expect(try await client.receive() == .text("[0,0]"))
      }
      for _ in 0..<2 {
        await server.clock.sleeper(of: .seconds(31))
        server.clock.advance(by: .seconds(31))
        #expect(try await client.receive() == .ping)
      }
      await server.clock.sleeper(of: .seconds(31))
      server.clock.advance(by: .seconds(31))
      #expect(try await client.raw.isClosed())
      await visit.page.happened(.left)
    }
  }

  @Test(arguments: [true, false])
  func `A text that trickles is given up after the time for a whole one, however often a byte of it comes`(
    isInFragments: Bool
  ) async throws {
    try await TestServer.run({ $0.limits.requests.time = .seconds(20) }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      #expect(try await client.receive() == .text("[0,0]"))
      // The first bytes of a frame of 100, or a first fragment.
      if isInFragments {
        try await client.send(opcode: 1, [0x5B], isFinal: false)
      } else {
        try await client.raw.send([0x81, 0x80 | 100, 1, 2, 3, 4])
      }
      await server.clock.sleeper(of: .seconds(20))
      for _ in 0..<9 {
        server.clock.advance(by: .seconds(2))
        if isInFragments {
          try await client.send(opcode: 0, [0x20], isFinal: false)
          // An answer to a ping between the parts excuses nothing.
          try await client.send(opcode: 10, [])
        } else {
          try await client.raw.send([0x20])
        }
      }
      #expect(await !visit.page.events.contains(.left))
      server.clock.advance(by: .seconds(2))
      #expect(try await client.closeCode() == 1013)
      await visit.page.happened(.left)
    }
  }

  @Test func `A text that comes in pieces within the time is taken, and so are all after it`() async throws {
    try await TestServer.run({ $0.limits.requests.time = .seconds(20) }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      #expect(try await client.receive() == .text("[0,0]"))
      for number in 1...3 {
        let text = Array("[\(number)]".utf8)
        try await client.send(opcode: 1, Array(text[..<1]), isFinal: false)
        await server.clock.sleeper(of: .seconds(20))
        server.clock.advance(by: .seconds(15))
        try await client.send(opcode: 0, Array(text[1...]), isFinal: true)
        await visit.page.happened(.received("[\(number)]"))
      }
      #expect(await !visit.page.events.contains(.left))
    }
  }
}
