package import EspalierViews

/// A frame from the browser after its join. Its form is checked; the page decides whether its content is valid.
package enum BrowserFrame: Equatable {
  /// The connection is still open.
  case heartbeat
  /// The browser missed a patch after the patch with this number.
  case gap(last: Int)
  /// The browser has applied the frame with this number, which is one part of a change that is too large for one frame.
  case applied(last: Int)
  /// The page has become visible to the person, or hidden.
  case sight(isHidden: Bool)
  /// The person followed a link.
  case go(number: Int, last: Int, path: String)
  /// The browser went back or forward in its history. The number `entry` of the new history entry is counted from the
  /// page's first entry.
  case history(number: Int, last: Int, path: String, entry: Int?)
  /// An event occurred on an element. An event that is sent again includes the name of its node.
  case event(number: Int, last: Int, kind: EventKind, node: Int, element: Int, value: EventValue, address: NodeAddress?)

  /// The largest number of an event or patch: the last whole number that a browser counts exactly. One more is still
  /// representable, so incrementing it never overflows.
  package static let largestNumber = 9_007_199_254_740_991

  /// Parses a frame; nil if the text is not a frame.
  package init?(_ text: String) {
    guard let frame = FrameReader.read(text, Self.read) else { return nil }
    self = frame
  }

  private static func read(_ items: inout FrameReader) throws -> BrowserFrame {
    let number = try items.number()
    let code = MessageCode(rawValue: number)
    if code == .heartbeat { return .heartbeat }
    let last = try items.number()
    guard number <= largestNumber, (0...largestNumber).contains(last) else { throw FrameReader.Malformed() }
    switch code {
    case .gap: return .gap(last: last)
    case .applied: return .applied(last: last)
    case .sight where last <= 1: return .sight(isHidden: last == 1)
    // Only `JoinFrame` parses a join.
    case .heartbeat, .sight, .join: throw FrameReader.Malformed()
    case nil: break
    }
    let kind = try items.text()
    guard number > 0 else { throw FrameReader.Malformed() }
    switch kind {
    case "go": return .go(number: number, last: last, path: try items.text())
    case "pop":
      let path = try items.text()
      let entry = items.isAtEnd ? nil : try items.number()
      return .history(number: number, last: last, path: path, entry: entry)
    default:
      guard let event = EventKind(rawValue: kind) else { throw FrameReader.Malformed() }
      let node = try items.number()
      let element = try items.number()
      guard node > 0, (0..<65_536).contains(element) else { throw FrameReader.Malformed() }
      var value = EventValue.none
      if !items.isAtEnd {
        let (text, flag) = try items.value()
        if let text { value = .text(text) } else if let flag { value = .flag(flag) }
      }
      if event == .signal { value = try Self.signal(value.text) }
      var address = items.isAtEnd ? nil : NodeAddress(name: try items.text(), parent: try items.text())
      if !items.isAtEnd { address?.form = try items.fields() }
      return .event(
        number: number, last: last, kind: event, node: node, element: element, value: value, address: address)
    }
  }

  /// Returns a signal from its text: its name, a blank, and its value as JSON.
  private static func signal(_ text: String) throws -> EventValue {
    guard let blank = text.utf8.firstIndex(of: 0x20), blank > text.startIndex else { throw FrameReader.Malformed() }
    return .signal(SignalContent(name: String(text[..<blank]), json: String(text[text.index(after: blank)...])))
  }
}
