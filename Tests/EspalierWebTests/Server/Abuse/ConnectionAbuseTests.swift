import Espalier
import EspalierTesting
import Foundation
import NIOCore
import Synchronization
import Testing

@testable import EspalierServer
@testable import EspalierWorkers

/// Strangers who keep connections and give nothing for it.
@Suite("Abuse: connections", .timeLimit(.minutes(10)))
struct ConnectionAbuseTests {
  private static let patience = Duration.seconds(9) + ConnectionWatch.grace

  @Test func `A small body that trickles in, and that nobody reads, ends its connection`() async throws {
    try await TestServer.run({ $0.limits.requests.time = .seconds(9) }) { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port)
      try await raw.send("POST / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 100\r\n\r\na")
      #expect(try await raw.reply().status == 405)
      server.clock.advance(by: .seconds(6))
      try await raw.send("b")
      server.clock.advance(by: .seconds(5))
      #expect(try await raw.isClosed())
    }
  }

  @Test func `A connection that asks for nothing more is closed`() async throws {
    try await TestServer.run({ $0.limits.requests.time = .seconds(9) }) { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port)
      for _ in 0..<2 {
        try await raw.send("GET /-/icon.svg HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(try await raw.reply().status == 200)
        server.clock.advance(by: .seconds(6))
      }
      try await raw.send("GET /-/icon.svg HTTP/1.1\r\nHost:")
      server.clock.advance(by: .seconds(11))
      #expect(try await raw.isClosed())
    }
  }

  @Test(arguments: [300, 1])
  func `Who does not read an answer is cut off, and what makes the answer is stopped`(chunkCount: Int) async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let exports: [Export: ExportHandler] = [
      Export("large"): { _ in
        let chunks = AsyncStream<[UInt8]> { source in
          source.onTermination = { _ in end.finish() }
          for _ in 0..<chunkCount { source.yield([UInt8](repeating: 1, count: 30_000_000 / chunkCount)) }
          source.finish()
        }
        return ExportedFile(name: "x", contentType: "text/plain", size: 30_000_000, chunks: chunks)
      }
    ]
    let isImpatient: (inout WebConfiguration) -> Void = {
      $0.limits.requests.time = .seconds(9)
      $0.limits.requests.minimumBytesPerSecond = 1_000_000
    }
    try await TestServer.run(isImpatient, exports: exports) { (server: TestServer) async throws in
      let raw = try RawConnection(port: server.port, receiveBuffer: 4_096)
      try await raw.send("GET /-/download/large HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      #expect(try await raw.reply(toHead: true).status == 200)
      let passing = Task {
        while !Task.isCancelled {
          server.clock.advance(by: .seconds(10))
          await Task.yield()
        }
      }
      for await _ in ends {}
      passing.cancel()
      await passing.value
    }
  }

  @Test func `An answer has the time that its bytes earn, and waiting for the server does not count`() {
    let watch = ConnectionWatch(patience: .seconds(9), bytesPerSecond: 100, longest: .seconds(1_000), now: .zero)
    #expect(watch.deadline == Self.patience)
    watch.requestBegan(at: .seconds(5))
    #expect(watch.deadline == .seconds(5) + Self.patience)
    watch.requestEnded()
    #expect(watch.deadline == nil)
    watch.wrote(200, at: .seconds(100))
    #expect(watch.deadline == .seconds(102) + Self.patience)
    watch.sent(at: .seconds(103))
    #expect(watch.deadline == nil)
    // Three seconds are used up, two of them earned.
    watch.wrote(100, at: .seconds(200))
    #expect(watch.deadline == .seconds(200) + Self.patience)
    watch.sent(at: .seconds(200))
    #expect(!watch.answerEnded(at: .seconds(200)))
    #expect(watch.deadline == .seconds(200) + Self.patience)
    #expect(watch.closeWhenDone())
  }

  @Test func `Who takes much of an answer fast has no more time to be slow with the rest`() {
    let watch = ConnectionWatch(patience: .seconds(9), bytesPerSecond: 100, longest: .seconds(1_000), now: .zero)
    watch.requestBegan(at: .zero)
    watch.requestEnded()
    watch.wrote(1_000_000, at: .zero)
    watch.wrote(100, at: .zero)
    watch.sent(at: .seconds(1))
    #expect(watch.deadline == .seconds(2) + Self.patience)
  }

  @Test func `Who takes nothing of an answer has no more time because it is large`() {
    let watch = ConnectionWatch(patience: .seconds(9), bytesPerSecond: 100, longest: .seconds(1_000), now: .zero)
    watch.requestBegan(at: .zero)
    watch.requestEnded()
    let pieces = ConnectionHandler.pieces(of: ByteBuffer(repeating: 7, count: 200_000))
    #expect(pieces.map(\.readableBytes) == [65_536, 65_536, 65_536, 3_392])
    for _ in 0..<1_000 { watch.wrote(200, at: .zero) }
    #expect(watch.deadline == .seconds(2) + Self.patience)
    // Who takes a piece each two seconds keeps the pace; who needs three uses the patience up.
    for second in 1...20 { watch.sent(at: .seconds(second * 2)) }
    #expect(watch.deadline == .seconds(42) + Self.patience)
    for second in 1...5 { watch.sent(at: .seconds(40 + second * 3)) }
    #expect(watch.deadline == .seconds(55 + 2 - 5) + Self.patience)
  }

  @Test func `Bytes that make no whole piece are one, and so is nothing`() {
    #expect(ConnectionHandler.pieces(of: ByteBuffer()) == [ByteBuffer()])
    #expect(ConnectionHandler.pieces(of: ByteBuffer(repeating: 7, count: 65_536)).map(\.readableBytes) == [65_536])
  }

  @Test func `An answer has a longest time, however large it is, and the next one has its own`() {
    let watch = ConnectionWatch(patience: .seconds(9), bytesPerSecond: 100, longest: .seconds(20), now: .zero)
    watch.requestBegan(at: .zero)
    watch.requestEnded()
    for _ in 0..<100 { watch.wrote(200, at: .seconds(5)) }
    for second in 1...9 { watch.sent(at: .seconds(5 + second * 2)) }
    #expect(watch.deadline == .seconds(25))
    watch.requestBegan(at: .seconds(24))
    watch.requestEnded()
    #expect(!watch.answerEnded(at: .seconds(24)))
    #expect(watch.deadline == .seconds(25) + Self.patience)
  }

  @Test func `A body that is read with bounds of its own is left to its reader`() {
    let watch = ConnectionWatch(patience: .seconds(9), bytesPerSecond: 100, longest: .seconds(1_000), now: .zero)
    watch.requestBegan(at: .zero)
    watch.leaveBodyToReader()
    #expect(watch.deadline == nil)
    watch.requestBegan(at: .seconds(1))
    #expect(watch.deadline == .seconds(1) + Self.patience)
  }

  @Test func `A live page that is not read is left, though its browser answers every question`() async throws {
    try await TestServer.run {
      $0.limits.connections.pingTime = .seconds(100)
      $0.limits.requests.minimumBytesPerSecond = 1_000_000
    } _: { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit, receiveBuffer: 4_096)
      #expect(try await client.receive() == .text("[0,0]"))
      await MainActor.run { visit.page.tell(String(repeating: "x", count: 20_000_000)) }
      // Its beginning is on its way, and nothing more is taken.
      _ = try await client.raw.receive(exactly: 10)
      await server.clock.sleeper(of: .seconds(100))
      server.clock.advance(by: .seconds(100))
      await visit.page.happened(.left)
    }
  }

  @Test func `A message of which the rest does not come ends its connection`() async throws {
    try await TestServer.run {
      $0.limits.connections.pingTime = .seconds(100)
      $0.limits.requests.time = .seconds(41)
    } _: { (server: TestServer) async throws in
      let visit = try await server.visit()
      let client = try await server.join(visit)
      #expect(try await client.receive() == .text("[0,0]"))
      try await client.send(opcode: 1, Array("[".utf8), isFinal: false)
      try await client.send(opcode: 9, [])
      #expect(try await client.receive() == .pong(""))
      // The time of the message is measured by a task of its own, which may begin after the answer to the ping.
      await server.clock.sleeper(of: .seconds(41))
      server.clock.advance(by: .seconds(41))
      await visit.page.happened(.left)
    }
  }

  // MARK: Networks

  @Test func `One network has only so many connections, and this machine and its proxies as many as there are`() throws
  {
    let connections = NetworkConnections(maximum: 2, trusted: [try #require(NetworkRange("10.0.0.0/8"))])
    func begin(_ address: String) -> Bool { connections.begin(NetworkAddress(address)) }
    #expect(["192.0.2.1", "192.0.2.1", "192.0.2.1"].map(begin) == [true, true, false])
    #expect(["2001:db8::1", "2001:db8::2", "2001:db8::3"].map(begin) == [true, true, false])
    #expect(begin("192.0.2.2"))
    #expect((0..<5).allSatisfy { _ in begin("127.0.0.1") && begin("::1") && begin("10.1.2.3") })
    // Who is not known is not this machine.
    #expect((0..<3).map { _ in connections.begin(nil) } == [true, true, false])
    connections.end(NetworkAddress("192.0.2.1"))
    #expect(["192.0.2.1", "192.0.2.1"].map(begin) == [true, false])
  }

  @Test func `Behind a proxy live connections are counted by whom it speaks for`() async throws {
    try await TestServer.run {
      $0.limits.connections.maximumCount = 12
      $0.access.trustedProxies = ["127.0.0.1"].compactMap(NetworkRange.init)
    } _: { (server: TestServer) async throws in
      func join(from address: String) async throws -> WebSocketClient {
        let visit = try await server.visit()
        let (_, client) = try await server.upgrade(cookie: visit.cookie, ["X-Forwarded-For": address])
        try await client.send(text: TestServer.joinFrame(visit.token, version: visit.version))
        return client
      }
      var joined: [WebSocketClient] = []
      for _ in 0..<3 {
        joined.append(try await join(from: "192.0.2.1"))
        #expect(try await joined.last?.receive() == .text("[0,0]"))
      }
      #expect(try await join(from: "192.0.2.1").closeCode() == 1008)
      let other = try await join(from: "192.0.2.2")
      #expect(try await other.receive() == .text("[0,0]"))
      joined[0].raw.abort()
      while !server.site.entrance.networks.begin(NetworkAddress("192.0.2.1")) { await Task.yield() }
    }
  }

  @Test(.enabled(if: Listener.otherAddress != nil))
  func `Who comes from a network with too many connections is let go at once, and the next one when one has gone`()
    async throws
  {
    let address = try #require(Listener.otherAddress)
    try await TestServer.run {
      $0.host = "0.0.0.0"
      $0.limits.connections.maximumCount = 8
    } _: { (server: TestServer) async throws in
      let first = try RawConnection(port: server.port, host: address)
      let second = try RawConnection(port: server.port, host: address)
      for connection in [first, second] {
        try await connection.send("GET /-/icon.svg HTTP/1.1\r\nHost: \(address):\(server.port)\r\n\r\n")
        #expect(try await connection.reply().status == 200)
      }
      #expect(try await RawConnection(port: server.port, host: address).isClosed())
      #expect(try await server.get("/").status == 200)
      first.abort()
      while !server.site.entrance.networks.begin(NetworkAddress(address)) { await Task.yield() }
    }
  }

  // MARK: Descriptors

  @Test func `Connections leave room for databases and files`() {
    #expect(DescriptorLimit.connections(wanted: 20_000, descriptors: 1_024, taken: 24, reserve: 128) == 872)
    #expect(DescriptorLimit.connections(wanted: 500, descriptors: 1_024, taken: 24, reserve: 128) == 500)
    #expect(DescriptorLimit.connections(wanted: 20_000, descriptors: 100, taken: 40, reserve: 128) == 30)
    #expect(DescriptorLimit.connections(wanted: 20_000, descriptors: 0, taken: 40, reserve: 128) == 1)
    // What is promised and what is open already fit within the limit, whatever it is.
    for descriptors in 1...2_000 {
      let promised = DescriptorLimit.connections(wanted: 20_000, descriptors: descriptors, taken: 60, reserve: 128)
      #expect(promised == 1 || promised + 60 <= descriptors)
    }
    #expect(DescriptorLimit.current > 0)
  }

  @Test func `Without a descriptor for them, connections that wait are refused at once`() async throws {
    let listener = try Listener()
    let waiting = try (0..<3).map { _ in try RawConnection(port: listener.port) }
    #expect(WaitingConnections.refuse(on: listener.descriptor) == 3)
    for connection in waiting { #expect(try await connection.isClosed()) }
    #expect(WaitingConnections.refuse(on: listener.descriptor) == 0)
  }

  /// A socket that is listened on and from which nobody takes a connection.
  private final class Listener {
    /// An address of this machine that is not its loopback; nil when it has none.
    static let otherAddress: String? = Host.current().addresses.first {
      NetworkAddress($0).map { !$0.isLoopback && $0.bytes.count == 4 } ?? false
    }

    let descriptor: Int32
    let port: Int

    init() throws {
      #if canImport(Darwin)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #else
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          bind(descriptor, address, size) == 0 && listen(descriptor, 8) == 0
            && getsockname(descriptor, address, &size) == 0
        }
      }
      guard result, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else {
        throw RawConnection.Failure(description: "listen: \(String(cString: strerror(errno)))")
      }
      self.descriptor = descriptor
      port = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(descriptor) }
  }
}
