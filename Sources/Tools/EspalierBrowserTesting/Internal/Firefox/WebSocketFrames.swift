import Foundation

/// The part of the WebSocket protocol that a client of one Firefox needs.
struct WebSocketFrames {
  private var bytes: [UInt8] = []
  private var start = 0
  /// The beginning of a message that arrives in several frames.
  private var message: [UInt8] = []

  enum Event: Equatable {
    case text([UInt8])
    case ping([UInt8])
    case closed
  }

  /// Adds the bytes that have arrived.
  mutating func append(_ arrived: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += arrived
  }

  /// Returns the next event that has arrived completely; nil if there is no complete event yet.
  mutating func next() -> Event? {
    while true {
      var position = start
      func number(of count: Int) -> Int? {
        guard bytes.count >= position + count else { return nil }
        defer { position += count }
        return bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
      }
      guard let head = number(of: 1), let length = number(of: 1) else { return nil }
      let full = length & 0x7F == 126 ? number(of: 2) : length & 0x7F == 127 ? number(of: 8) : length & 0x7F
      guard let full, bytes.count >= position + full else { return nil }
      let payload = bytes[position..<position + full]
      start = position + full
      switch head & 0x0F {
      case 0x8: return .closed
      case 0x9: return .ping(Array(payload))
      case 0xA: continue
      default:
        message += payload
        guard head & 0x80 != 0 else { continue }
        defer { message = [] }
        return .text(message)
      }
    }
  }

  /// Returns a whole frame, masked as required for a client.
  static func frame(_ payload: Data, opcode: UInt8 = 1) -> Data {
    var frame = Data([0x80 | opcode])
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65_536: frame.append(contentsOf: [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)])
    default:
      frame.append(0x80 | 127)
      frame.append(contentsOf: (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) })
    }
    // Firefox closes a connection whose mask is zero.
    let mask = (0..<4).map { _ in UInt8.random(in: 1...255) }
    frame.append(contentsOf: mask)
    frame.append(contentsOf: payload.enumerated().map { $1 ^ mask[$0 % 4] })
    return frame
  }
}
