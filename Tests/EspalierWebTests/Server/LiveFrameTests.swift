import Testing

@testable import EspalierServer

/// Tests of the frames that a live connection takes and sends.
@Suite("Frames of live connections", .timeLimit(.minutes(10)))
struct LiveFrameTests {
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
}
