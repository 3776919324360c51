/// The truncation mode of a text.
public enum TextFit: String, StyleValueConvertible, Codable, CaseIterable {
  /// The text continues on the next line; a word that is longer than a line is broken. Nothing is ever cut off.
  case wraps
  /// The text becomes smaller with the space of the tile that contains it, and then it wraps. Use it for the one large
  /// figure of a tile.
  case shrinks
  /// The text is one line, with an ellipsis if it is cut off. Screen readers read the whole text, and a person who
  /// points at it sees all of it. Do not use it for amounts.
  case truncates
}
