import EspalierTesting
import Testing

@testable import EspalierWeb

/// Tests of a live connection whose browser sends too fast, reads too slowly, or falls silent.
@Suite("Pace of live connections", .timeLimit(.minutes(10)))
struct LivePaceTests {
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
}
