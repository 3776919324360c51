internal import NIOCore
internal import NIOEmbedded
internal import NIOWebSocket
internal import Synchronization

@testable import EspalierServer

extension FuzzTarget {
  /// Compressed messages.
  static let messages = FuzzTarget(
    name: "messages", subject: "compressed messages", share: 6, maximumLength: 1_024,
    seeds: {
      let texts = [
        String(repeating: "[1,0,\"tap\",4,2]", count: 60), String(repeating: "a", count: 4_000),
        (0..<400).map { String($0 &* 7_919) }.joined(),
      ]
      return texts.compactMap { MessageDeflater.compress($0) } + [[0], [3, 0], [0, 1, 0, 0xFE, 0xFF, 0x61]]
    },
    read: { bytes in
      let most = 8_192
      if let message = try? MessageInflater.inflate(bytes, maximum: most) {
        must(message.count <= most, "no message becomes larger than allowed")
      }
      guard let text = bytes.asText, let smaller = MessageDeflater.compress(text) else { return }
      must(
        (try? MessageInflater.inflate(smaller, maximum: bytes.count)) == bytes,
        "what was compressed is the same when it is taken apart")
    })

  /// Bytes of a connection that has been upgraded.
  static let sockets = FuzzTarget(
    name: "sockets", subject: "bytes of a live connection, in pieces, up to its texts", share: 5, maximumLength: 1_024,
    seeds: {
      let texts = ["[-1]", "[1,0,\"tap\",4,2]"].map { SocketSeed.frame(0x81, Array($0.utf8)) }
      let parts = SocketSeed.frame(0x01, Array("[-".utf8)) + SocketSeed.frame(0x80, Array("1]".utf8))
      let smaller = MessageDeflater.compress(String(repeating: "[1,0,\"tap\",4,2]", count: 60)) ?? []
      let control = SocketSeed.frame(0x89, [1, 2]) + SocketSeed.frame(0x8A, []) + SocketSeed.frame(0x88, [3, 0xE8])
      return (texts + [parts, SocketSeed.frame(0xC1, smaller), control]).flatMap { [[0] + $0, [3] + $0] }
    },
    read: { bytes in
      let (limit, frames) = (600, 16)
      let closings = Mutex(0)
      let handler = LiveFrameHandler(
        limits: .init(
          incomingBytes: limit, outgoingBytes: 4_096, outgoingFrames: frames, patience: .seconds(10),
          bytesPerSecond: 4_096, compresses: true),
        rate: SharedRate(TokenBucket(rate: 1, burst: 50)), time: FuzzService.time,
        arrival: MessageArrival(limit: .seconds(10), time: FuzzService.time)
      ) { _ in closings.withLock { $0 += 1 } }
      let channel = EmbeddedChannel()
      defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
      let pipeline = channel.pipeline.syncOperations
      do {
        try pipeline.addHandlers(
          WebSocketFrameEncoder(), ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limit)), handler)
        try channel.connect(to: FuzzService.peer).wait()
      } catch {
        return must(false, "a connection can be made: \(error)")
      }
      for piece in Pieces(bytes) where channel.isActive { _ = try? channel.writeInbound(ByteBuffer(bytes: piece)) }
      while let text = try? channel.readInbound(as: String.self) {
        must(text.utf8.count <= limit, "no text is larger than allowed")
      }
      must(closings.withLock { $0 } <= 1, "a connection ends once")
      var answers = 0
      while (try? channel.readOutbound(as: IOData.self)) ?? nil != nil { answers += 1 }
      must(answers <= 4 * 60, "no more is answered than was asked")
      channel.embeddedEventLoop.advanceTime(by: .seconds(2))
      if closings.withLock({ $0 }) == 1 { must(!channel.isActive, "what is to end has ended after its time") }
    })
}

/// Frames as a browser sends them.
private enum SocketSeed {
  static func frame(_ head: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length: [UInt8] =
      payload.count < 126
      ? [0x80 | UInt8(payload.count)] : [0xFE, UInt8(payload.count >> 8 & 0xFF), UInt8(payload.count & 0xFF)]
    // A mask of zeros leaves the payload as it is.
    return [head] + length + [0, 0, 0, 0] + payload
  }
}

/// An input in the pieces in which it arrives: its first byte says how large they are.
struct Pieces: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>
  private let size: Int

  init(_ input: [UInt8]) {
    let first = input.first ?? 0
    rest = input.dropFirst()
    size = first & 3 == 0 ? input.count + 1 : 1 + Int(first >> 2)
  }

  /// All of it.
  var whole: [UInt8] { Array(rest) }

  mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size)
  }
}
