/// A text that cannot be read whole where it stands.
public struct Overprint: Sendable, Hashable, CustomStringConvertible {
  /// What hides it.
  public enum Kind: String, Sendable, Hashable {
    /// Another text stands over it.
    case overlaps
    /// What holds it cuts it off, and the whole of it is nowhere in reach.
    case isCut
    /// It stands beyond the edge of the window, where nobody can scroll.
    case isOutside
    /// The page is wider than its window.
    case isWider
  }

  /// What hides it.
  public let kind: Kind
  /// The text, shortened.
  public let text: String
  /// The other text, or what cuts it off; empty where there is none.
  public let other: String
  /// Where it stands: left, top, width and height in the window.
  public let place: String

  /// What hides which text, and where.
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
