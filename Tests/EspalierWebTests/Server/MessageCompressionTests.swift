import TestSupport
import Testing

@testable import EspalierServer

/// Texts of live connections are compressed where the browser can take that, each by itself.
@Suite struct MessageCompressionTests {
  private static let offer = ["Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"]

  @Test(arguments: [
    ("permessage-deflate", true),
    ("permessage-deflate; client_max_window_bits", true),
    ("Permessage-Deflate;client_max_window_bits=15 ; server_no_context_takeover", true),
    ("x-other, permessage-deflate; client_no_context_takeover", true),
    ("permessage-deflate; server_max_window_bits=10", false),
    ("permessage-deflate; invented", false),
    ("x-webkit-deflate-frame", false),
    ("", false),
  ])
  func `An offer is taken that can be kept to`(offer: String, isTaken: Bool) async throws {
    #expect(MessageCompression.isOffered([offer]) == isTaken)
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let (reply, _) = try await server.upgrade(cookie: visit.cookie, ["Sec-WebSocket-Extensions": offer])
      #expect(reply.status == 101)
      #expect(reply["Sec-WebSocket-Extensions"] == (isTaken ? MessageCompression.answer : nil))
    }
  }

  @Test func `A text comes out as it went in, whatever is in it`() throws {
    var random = SeededGenerator(seed: 7)
    for length in [0, 1, 511, 512, 513, 20_000, 300_000] {
      let text = String(
        String.UnicodeScalarView(
          (0..<length).map { _ in "ab \u{e9}\u{1F333}{}[],\"".unicodeScalars.randomElement(using: &random) ?? "a" }))
      guard let smaller = MessageDeflater.compress(text) else {
        #expect(length < 512, "\(length)")
        continue
      }
      #expect(smaller.count < text.utf8.count)
      let bytes = try MessageInflater.inflate(smaller, maximum: text.utf8.count)
      #expect(String(decoding: bytes, as: UTF8.self) == text)
      #expect(throws: MessageInflater.Failure.tooLarge) {
        try MessageInflater.inflate(smaller, maximum: text.utf8.count - 1)
      }
    }
  }

  @Test func `What does not become smaller is sent as it is`() {
    var random = SeededGenerator()
    let text = String((0..<600).map { _ in Character(UnicodeScalar(UInt8.random(in: 33...126, using: &random))) })
    #expect(MessageDeflater.compress("") == nil)
    if let smaller = MessageDeflater.compress(text) { #expect(smaller.count < 600) }
  }

  @Test func `A long text goes compressed to a browser that can take it, and a short one as it is`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit, Self.offer)
      #expect(try await client.receive() == .text("[0,0]"))
      let text = "[1,0,[1,2,0,\"" + String(repeating: "many words ", count: 2_000) + "\"]]"
      await MainActor.run { visit.page.tell(text) }
      guard case .compressed(let bytes) = try await client.receive() else {
        Issue.record("not compressed")
        return
      }
      #expect(bytes.count < 1_000)
      #expect(try MessageInflater.inflate(bytes, maximum: 100_000) == Array(text.utf8))
      await MainActor.run { visit.page.tell("[2,0]") }
      #expect(try await client.receive() == .text("[2,0]"))
    }
  }

  @Test func `A compressed text of a browser is read, also in fragments`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit, Self.offer)
      #expect(try await client.receive() == .text("[0,0]"))
      let text = "[1,0,\"input\",2,0,\"" + String(repeating: "typed ", count: 200) + "\"]"
      let bytes = try #require(MessageDeflater.compress(text))
      try await client.send(opcode: 1, bytes, reserved: 0x40)
      await visit.page.happened(.received(text))
      let other = text.replacing("typed", with: "other")
      let parts = try #require(MessageDeflater.compress(other))
      try await client.send(opcode: 1, Array(parts.prefix(9)), isFinal: false, reserved: 0x40)
      try await client.send(opcode: 0, Array(parts.dropFirst(9)))
      await visit.page.happened(.received(other))
      try await client.send(text: "[-1]")
      await visit.page.happened(.received("[-1]"))
    }
  }

  enum Wrong: CaseIterable { case bomb, garbage, continuation, control, cut }

  @Test(arguments: Wrong.allCases)
  func `A compressed text that is wrong, or too large once it is unpacked, ends its connection`(wrong: Wrong)
    async throws
  {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit, Self.offer)
      #expect(try await client.receive() == .text("[0,0]"))
      let small = try #require(MessageDeflater.compress(String(repeating: "a", count: 1_000)))
      switch wrong {
      case .bomb:
        let bomb = try #require(MessageDeflater.compress(String(repeating: "a", count: 10_000_000)))
        #expect(bomb.count < 20_000)
        try await client.send(opcode: 1, bomb, reserved: 0x40)
        #expect(try await client.closeCode() == 1009)
      case .garbage:
        try await client.send(opcode: 1, Array("[-1] this is no deflate".utf8), reserved: 0x40)
        #expect(try await client.closeCode() == 1007)
      case .continuation:
        try await client.send(opcode: 1, Array(small.prefix(3)), isFinal: false, reserved: 0x40)
        try await client.send(opcode: 0, Array(small.dropFirst(3)), reserved: 0x40)
        #expect(try await client.closeCode() == 1002)
      case .control:
        try await client.send(opcode: 9, [], reserved: 0x40)
        #expect(try await client.closeCode() == 1002)
      case .cut:
        // What is there can be read, and is no frame that a page would know.
        try await client.send(opcode: 1, Array(small.dropLast(2)), reserved: 0x20)
        #expect(try await client.closeCode() == 1002)
      }
      await visit.page.happened(.left)
      #expect(await !visit.page.events.contains { if case .received = $0 { true } else { false } })
    }
  }

  @Test func `A browser that offered nothing may not send anything compressed`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      #expect(try await client.receive() == .text("[0,0]"))
      try await client.send(
        opcode: 1, try #require(MessageDeflater.compress(String(repeating: "a", count: 1_000))), reserved: 0x40)
      #expect(try await client.closeCode() == 1002)
    }
  }
}
