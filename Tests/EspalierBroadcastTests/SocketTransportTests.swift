@testable import EspalierBroadcast
import Foundation
import Synchronization
import Testing

/// Broadcasts that are joined by sockets in a directory, as those of several processes are.
@Suite(.timeLimit(.minutes(10))) final class SocketTransportTests {
  let directory = FileManager.default.temporaryDirectory.appending(path: "espalier-broadcast-\(UUID().uuidString)")
  private let reports = Reports()

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func transport() -> SocketTransport {
    SocketTransport(directory: directory) { [reports] in reports.add($0) }
  }
  private func broadcast() throws -> Broadcast { try Broadcast(over: transport()) }
  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [] }

  @Test
  func `between processes the laws hold`() async throws {
    let faults = try await BroadcastConformance.faults { (try broadcast(), try broadcast()) }
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test
  func `the laws hold with other processes beside, and in a directory with a long path`() async throws {
    let deep = directory.appending(path: String(repeating: "a long name ", count: 12))
    func broadcast() throws -> Broadcast { try Broadcast(over: SocketTransport(directory: deep)) }
    let others = try (0..<4).map { _ in try broadcast() }
    let faults = try await BroadcastConformance.faults { (try broadcast(), try broadcast()) }
    #expect(faults.isEmpty, "\(faults)")
    for other in others { await other.close() }
  }

  @Test
  func `what is published just before closing arrives, and the socket goes`() async throws {
    let listening = try broadcast()
    let numbers = listening.messages(of: Topic<Int>("numbers"), keeping: 1_000)
    let publishing = try broadcast()
    for number in 0..<300 { publishing.publish(number, to: Topic("numbers")) }
    await publishing.close()
    #expect(names.count == 1)
    publishing.publish(300, to: Topic("numbers"))
    var deliveries: [BroadcastDelivery<Int>] = []
    for await delivery in numbers {
      deliveries.append(delivery)
      if deliveries.count == 300 { break }
    }
    #expect(deliveries == (0..<300).map { .message($0) })
    await listening.close()
    #expect(names.isEmpty)
  }

  @Test
  func `the directory and the sockets are for their owner alone`() async throws {
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let broadcast = try broadcast()
    let paths = [directory.path] + names.map { directory.appending(path: $0).path }
    let permissions = try paths.map {
      try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
    }
    #expect(permissions == [0o700, 0o600])
    await broadcast.close()
  }

  @Test
  func `a directory that cannot be used is refused in words`() throws {
    try Data().write(to: directory)
    let error = #expect(throws: BroadcastError.self) { try broadcast() }
    #expect(error?.description.contains(directory.path) == true)
  }

  @Test
  func `a transport is of one broadcast`() async throws {
    let transport = transport()
    let broadcast = try Broadcast(over: transport)
    #expect(throws: BroadcastError.isOpen) { try Broadcast(over: transport) }
    await broadcast.close()
  }

  @Test
  func `the socket of a process that is gone is removed, and a file of anybody else is left alone`() async throws {
    let first = try broadcast()
    let gone = UnixSocket.listen(at: directory.appending(path: "gone.socket").path)
    #expect(close(gone) == 0)
    try Data("mine".utf8).write(to: directory.appending(path: "file.socket"))
    first.publish(1, to: Topic("numbers"))
    await first.close()
    #expect(names == ["file.socket"])
  }

  // MARK: Strangers

  @Test
  func `a process that ends without a goodbye is told as something missed`() async throws {
    let listening = try broadcast()
    let missed = listening.messages(of: Topic<Int>("numbers"))
    let stranger = try connect()
    UnixSocket.send(SocketFrame.hello.bytes, to: stranger)
    #expect(close(stranger) == 0)
    var iterator = missed.makeAsyncIterator()
    #expect(await iterator.next() == .missed)
    await listening.close()
  }

  private nonisolated static let strangeFrames: [String: [UInt8]] = [
    "a byte": [0x00], "letters": [0x45, 0x42], "an unknown kind": [0x45, 0x42, 1, 9], "version 0": [0x45, 0x42, 0, 0],
    "no topic": [0x45, 0x42, 1, 4], "a topic cut off": [0x45, 0x42, 1, 4, 0xFF, 0xFF, 1],
    "no text": [0x45, 0x42, 1, 4, 0, 1, 0xFF], "a hello with more": [0x45, 0x42, 1, 0, 1],
    "too large": Array(repeating: 0x45, count: 70_000),
  ]

  @Test(arguments: strangeFrames.keys.sorted())
  func `a frame that is none of ours is refused and counted, and ends its connection`(kind: String) async throws {
    let bytes = try #require(Self.strangeFrames[kind])
    let transport = transport()
    let listening = try Broadcast(over: transport)
    let texts = listening.messages(of: Topic<String>("texts"))
    let stranger = try connect()
    UnixSocket.send(SocketFrame.hello.bytes, to: stranger)
    #expect(UnixSocket.send(bytes, to: stranger) == .sent)
    var iterator = texts.makeAsyncIterator()
    #expect(await iterator.next() == .missed)
    #expect(transport.counts.refusedFrames == 1)
    #expect(reports.sentences.count == 1)
    // The others go on.
    let other = try broadcast()
    other.publish("still here", to: Topic("texts"))
    #expect(await iterator.next() == .message("still here"))
    close(stranger)
    await other.close()
    await listening.close()
  }

  @Test
  func `what a newer version sends is refused, counted, and told as missed`() async throws {
    let transport = transport()
    let listening = try Broadcast(over: transport)
    var changes = listening.changes(of: Topic<Int>("numbers")).makeAsyncIterator()
    let newer = try connect()
    UnixSocket.send([0x45, 0x42, 2, 0], to: newer)
    #expect(await changes.next() != nil)
    #expect(transport.counts.refusedFrames == 1)
    #expect(reports.sentences.first?.contains("version 2") == true)
    close(newer)
    await listening.close()
  }

  @Test
  func `a process that reads nothing is told that it missed something once it does, and others do not wait for it`()
    async throws
  {
    let transport = transport()
    let publishing = try Broadcast(over: transport)
    // It gets its name once it accepts connections, as a process's socket does: one that refuses is removed.
    let unready = directory.appending(path: ".slow.socket")
    let slow = UnixSocket.listen(at: unready.path)
    try FileManager.default.moveItem(at: unready, to: directory.appending(path: "slow.socket"))
    let quick = try broadcast()
    let heard = quick.messages(of: Topic<String>("texts"), keeping: 5_000)
    for number in 0..<3_000 {
      publishing.publish("\(number) " + String(repeating: "x", count: 1_000), to: Topic("texts"))
      // What the thread has not taken is bounded too; that is not meant here.
      if number % 500 == 499 { await fence(publishing, at: quick) }
    }
    await fence(publishing, at: quick)
    #expect(transport.counts.dropped > 0)
    await quick.close()
    let deliveries = await heard.reduce(into: []) { $0.append($1) }
    #expect(deliveries.count == 3_000 && !deliveries.contains(.missed))
    // The slow one wakes up.
    let last = Data("\"end\"".utf8)
    publishing.publish("end", to: Topic("texts"))
    var connection: Int32 = -1
    var frames: [SocketFrame] = []
    var buffer = [UInt8](repeating: 0, count: SocketFrame.maximumSize)
    // The quick one has come too, and has gone again.
    repeat {
      if connection >= 0 { close(connection) }
      frames = []
      connection = try #require(UnixSocket.accept(slow))
      while frames.last != .broadcast(.message(topic: "texts", content: last)) {
        var polled = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
        try #require(poll(&polled, 1, 10_000) == 1)
        guard case .frame(let size) = UnixSocket.receive(connection, into: &buffer) else { break }
        frames.append(try SocketFrame(buffer[..<size]))
      }
    } while frames.contains(.goodbye)
    #expect(frames.first == .hello)
    #expect(frames.contains(.broadcast(.missed(topic: nil))))
    #expect(frames.count < 3_000)
    close(connection)
    close(slow)
    await publishing.close()
  }

  // MARK: Doing

  /// Connects as a stranger would to the one process that is there.
  private func connect() throws -> Int32 {
    let name = try #require(names.first)
    guard case .connected(let descriptor) = UnixSocket.connect(to: directory.appending(path: name).path) else {
      throw BroadcastError.directory(path: directory.path, reason: UnixSocket.reason())
    }
    return descriptor
  }

  /// Waits until all that was published before has come.
  private func fence(_ publishing: Broadcast, at listening: Broadcast) async {
    var fence = listening.messages(of: Topic<String>("test's fence")).makeAsyncIterator()
    publishing.publish("here", to: Topic("test's fence"))
    _ = await fence.next()
  }
}

/// The reports of a transport.
private final class Reports: Sendable {
  private let all = Mutex<[String]>([])
  var sentences: [String] { all.withLock { $0 } }
  func add(_ sentence: String) { all.withLock { $0.append(sentence) } }
}
