internal import EspalierViews
internal import Foundation

/// A frame from the browser after its join, checked in form; whether it makes sense is for the page to say.
enum BrowserFrame: Equatable {
  /// The connection is still there.
  case heartbeat
  /// A patch after this one was missed.
  case gap(last: Int)
  /// A link was followed.
  case go(number: Int, last: Int, path: String)
  /// The browser went back or forward.
  case history(number: Int, last: Int, path: String)
  /// Something happened on an element.
  case event(number: Int, last: Int, kind: EventKind, node: Int, element: Int, value: EventValue)

  /// The largest number of an event or patch: the last whole number that a browser counts exactly. One more still fits,
  /// so counting on from it never overflows.
  static let largestNumber = 9_007_199_254_740_991

  /// Reads a frame; nil when it is none.
  init?(_ text: String) {
    guard let frame = try? JSONDecoder().decode(Decoded.self, from: Data(text.utf8)).frame else { return nil }
    self = frame
  }

  private struct Decoded: Decodable {
    let frame: BrowserFrame

    init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      let number = try items.decode(Int.self)
      if number == -1 {
        frame = .heartbeat
        return
      }
      let last = try items.decode(Int.self)
      guard (-2...BrowserFrame.largestNumber).contains(number), (0...BrowserFrame.largestNumber).contains(last) else {
        throw Decoded.malformed(items)
      }
      if number == -2 {
        frame = .gap(last: last)
        return
      }
      let kind = try items.decode(String.self)
      guard number > 0 else { throw Decoded.malformed(items) }
      switch kind {
      case "go": frame = .go(number: number, last: last, path: try items.decode(String.self))
      case "pop": frame = .history(number: number, last: last, path: try items.decode(String.self))
      default:
        guard let event = EventKind(rawValue: kind) else { throw Decoded.malformed(items) }
        let node = try items.decode(Int.self)
        let element = try items.decode(Int.self)
        guard node > 0, (0..<65_536).contains(element) else { throw Decoded.malformed(items) }
        var value = EventValue.none
        if !items.isAtEnd {
          if let text = try? items.decode(String.self) {
            value = .text(text)
          } else if let flag = try? items.decode(Bool.self) {
            value = .flag(flag)
          }
        }
        frame = .event(number: number, last: last, kind: event, node: node, element: element, value: value)
      }
    }

    private static func malformed(_ items: any UnkeyedDecodingContainer) -> DecodingError {
      DecodingError.dataCorruptedError(in: items, debugDescription: "not a frame of the live protocol")
    }
  }
}
