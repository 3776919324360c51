/// A text that cannot be read whole where it stands.
public struct Overprint: Sendable, Hashable, CustomStringConvertible {
  /// The fault that keeps the text from being read.
  public enum Kind: String, Sendable, Hashable {
    /// Another text stands over it.
    case overlaps
    /// An element around the text cuts it off, and the whole of it is nowhere in reach.
    case isCut
    /// It stands beyond the edge of the window, where nobody can scroll.
    case isOutside
    /// The page is wider than its window.
    case isWider
  }

  /// The fault that keeps the text from being read.
  public let kind: Kind
  /// The text, shortened.
  public let text: String
  /// The other text, or what cuts it off; empty where there is none.
  public let other: String
  /// The position of the text: left, top, width and height in the window.
  public let place: String

  /// The text, its fault, and its position, in one line.
  public var description: String {
    "“\(text)” \(kind.rawValue)\(other.isEmpty ? "" : " “\(other)”") at \(place)"
  }

  init(_ answer: JSONValue) {
    kind = Kind(rawValue: answer["kind"]?.stringValue ?? "") ?? .overlaps
    text = answer["text"]?.stringValue ?? ""
    other = answer["other"]?.stringValue ?? ""
    place = answer["place"]?.stringValue ?? ""
  }
}
