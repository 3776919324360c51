/// A text that cannot be read in full.
public struct Overprint: Sendable, Hashable, CustomStringConvertible {
  /// The fault that makes the text unreadable.
  public enum Kind: String, Sendable, Hashable {
    /// Another text covers the text.
    case overlaps
    /// An element around the text cuts it off, and the full text is not available elsewhere.
    case isCut
    /// The text is beyond the edge of the window, where no one can scroll.
    case isOutside
    /// The page is wider than its window.
    case isWider
  }

  /// The fault that makes the text unreadable.
  public let kind: Kind
  /// The text, shortened.
  public let text: String
  /// The text that covers this text, or the element that cuts it off; empty if there is neither.
  public let other: String
  /// The position of the text: left, top, width and height in the window.
  public let position: String

  /// The text, its fault, and its position, in one line.
  public var description: String {
    "“\(text)” \(kind.rawValue)\(other.isEmpty ? "" : " “\(other)”") at \(position)"
  }

  init(_ answer: JSONValue) {
    kind = Kind(rawValue: answer["kind"]?.stringValue ?? "") ?? .overlaps
    text = answer["text"]?.stringValue ?? ""
    other = answer["other"]?.stringValue ?? ""
    position = answer["place"]?.stringValue ?? ""
  }
}
