import Foundation
import Testing

@testable import EspalierBrowserTesting

/// The WebSocket over which Firefox is driven, with frames as they may come.
struct WebSocketFramesTests {
  /// A frame as a server sends it, unmasked.
  private func served(_ text: String, opcode: UInt8 = 1, isFinal: Bool = true) -> [UInt8] {
    let payload = Array(text.utf8)
    let head = (isFinal ? 0x80 : 0) | opcode
    guard payload.count > 125 else { return [head, UInt8(payload.count)] + payload }
    return [head, 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)] + payload
  }

  private func events(_ pieces: [[UInt8]]) -> [WebSocketFrames.Event] {
    var frames = WebSocketFrames()
    return pieces.flatMap { piece in
      frames.append(piece)
      var events: [WebSocketFrames.Event] = []
      while let event = frames.next() { events.append(event) }
      return events
    }
  }

  @Test(arguments: [1, 2, 3, 7, 200, 10_000]) func framesArriveInPiecesOfAnySize(_ size: Int) {
    let long = String(repeating: "ü", count: 400)
    let bytes =
      served("one") + served("two ", isFinal: false) + served("?", opcode: 9) + served("thirds", opcode: 0)
      + served(long) + served("", opcode: 8)
    let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    #expect(
      events(pieces) == [
        .text(Array("one".utf8)), .ping(Array("?".utf8)), .text(Array("two thirds".utf8)), .text(Array(long.utf8)),
        .closed,
      ])
  }

  @Test(arguments: [0, 125, 126, 65_535, 65_536]) func whatIsSentIsMaskedAndTellsItsLength(_ count: Int) {
    let frame = Array(WebSocketFrames.frame(Data(repeating: 7, count: count)))
    let size = count < 126 ? 0 : count < 65_536 ? 2 : 8
    let mask = frame[(2 + size)..<(6 + size)]
    #expect(frame.count == 6 + size + count)
    #expect(!mask.contains(0))
    #expect(zip(frame[(6 + size)...], 0...).allSatisfy { $0 ^ mask[2 + size + $1 % 4] == 7 })
    let length = size == 0 ? Int(frame[1] & 0x7F) : frame[2..<(2 + size)].reduce(0) { $0 << 8 | Int($1) }
    #expect(frame[1] & 0x80 != 0 && length == count)
  }
}
