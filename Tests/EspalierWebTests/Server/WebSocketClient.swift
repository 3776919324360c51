import Foundation

/// A WebSocket client of which every frame can be wrong.
struct WebSocketClient: Sendable {
  enum Message: Equatable {
    case text(String)
    case compressed([UInt8])
    case closed(code: Int)
    case pong(String)
    case ping
  }

  let raw: RawConnection

  func send(text: String) async throws { try await send(opcode: 1, Array(text.utf8)) }

  func send(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true, reserved: UInt8 = 0)
    async throws
  {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | reserved | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: frame.append(mask | UInt8(payload.count))
    case ..<65_536: frame += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: frame += [mask | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    if isMasked {
      let key: [UInt8] = [1, 2, 3, 4]
      frame += key + payload.enumerated().map { $1 ^ key[$0 % 4] }
    } else {
      frame += payload
    }
    try await raw.send(frame)
  }

  func receive() async throws -> Message {
    let head = try await raw.receive(exactly: 2)
    var length = Int(head[1])
    if length == 126 {
      length = try await raw.receive(exactly: 2).reduce(0) { $0 << 8 | Int($1) }
    } else if length == 127 {
      length = try await raw.receive(exactly: 8).reduce(0) { $0 << 8 | Int($1) }
    }
    let payload = length == 0 ? [] : try await raw.receive(exactly: length)
    switch head[0] & 0x0F {
    case 1 where head[0] & 0x40 != 0: return .compressed(payload)
    case 1: return .text(String(decoding: payload, as: UTF8.self))
    case 8: return .closed(code: payload.prefix(2).reduce(0) { $0 << 8 | Int($1) })
    case 9: return .ping
    case 10: return .pong(String(decoding: payload, as: UTF8.self))
    default: throw RawConnection.Failure(description: "opcode \(head[0])")
    }
  }

  /// The code of the next close frame, whatever comes before it.
  func closeCode() async throws -> Int {
    while true {
      if case .closed(let code) = try await receive() { return code }
    }
  }
}
