internal import Foundation

/// A packet of a socket: two letters, a version, a kind, and the content that belongs to the kind.
enum SocketFrame: Equatable {
  /// The first frame of each connection, with the sender's version.
  case hello
  case broadcast(BroadcastFrame)
  /// The last frame of a process that ends normally.
  case goodbye

  /// A fault that makes a frame unreadable.
  enum Fault: Error, Equatable {
    case malformed
    case newer(version: UInt8)
  }

  static let maximumSize = 65_536
  static let maximumTopic = 1_024
  static let version: UInt8 = 1
  private static let letters: [UInt8] = [0x45, 0x42]

  /// The bytes of the frame. If a message is too large, the bytes are a notice of a missed message instead.
  var bytes: [UInt8] {
    switch self {
    case .hello: return Self.head(0)
    case .goodbye: return Self.head(1)
    case .broadcast(.missed(nil)): return Self.head(2)
    case .broadcast(.missed(let topic?)):
      let name = Array(topic.utf8)
      return name.count <= Self.maximumTopic ? Self.head(3) + name : Self.head(2)
    case .broadcast(.message(let topic, let content)):
      let name = Array(topic.utf8)
      guard name.count <= Self.maximumTopic, 6 + name.count + content.count <= Self.maximumSize else {
        return Self.broadcast(.missed(topic: topic)).bytes
      }
      return Self.head(4) + [UInt8(name.count >> 8), UInt8(name.count & 0xFF)] + name + content
    }
  }

  private static func head(_ kind: UInt8) -> [UInt8] { letters + [version, kind] }

  /// Reads a frame.
  init(_ bytes: ArraySlice<UInt8>) throws(Fault) {
    let head = Array(bytes.prefix(4))
    guard head.count == 4, Array(head[..<2]) == Self.letters else { throw .malformed }
    guard head[2] == Self.version else { throw head[2] > Self.version ? .newer(version: head[2]) : .malformed }
    let body = bytes.dropFirst(4)
    switch (head[3], body.isEmpty) {
    case (0, true): self = .hello
    case (1, true): self = .goodbye
    case (2, true): self = .broadcast(.missed(topic: nil))
    case (3, _): self = .broadcast(.missed(topic: try Self.topic(body)))
    case (4, _):
      let size = Array(body.prefix(2))
      guard size.count == 2 else { throw .malformed }
      let count = Int(size[0]) << 8 | Int(size[1])
      let rest = body.dropFirst(2)
      guard rest.count >= count else { throw .malformed }
      self = .broadcast(
        .message(topic: try Self.topic(rest.prefix(count)), content: Data(rest.dropFirst(count))))
    default: throw .malformed
    }
  }

  private static func topic(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
    guard bytes.count <= maximumTopic, let name = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    return name
  }
}
