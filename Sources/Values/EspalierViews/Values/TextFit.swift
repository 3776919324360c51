/// The truncation mode of a text.
public enum TextFit: String, StyleValueConvertible, Codable, CaseIterable {
  /// Text that continues on the next line. A word that is longer than a line is broken. Nothing is ever cut off.
  case wraps
  /// Text that becomes smaller with the space of the tile that contains it, and then wraps. Use it for the one large
  /// figure of a tile.
  case shrinks
  /// Text on one line, with an ellipsis if it is cut off. Screen readers read the whole text, and a person who points
  /// at it sees all of it. Do not use it for amounts.
  case truncates
}
