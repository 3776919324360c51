/// The treatment of a text that is too long for one line: it wraps, becomes smaller, or is cut off.
public enum TextFit: String, StyleValueConvertible, Codable, CaseIterable {
  /// Text that continues on the next line. A word that is longer than a line is broken. Nothing is ever cut off.
  case wraps
  /// Text that becomes smaller if the tile that contains it is narrow, and wraps if it still does not fit. Use it for
  /// the one large figure of a tile.
  case shrinks
  /// Text on one line, with an ellipsis if it is cut off. Screen readers read the whole text, and a person who points
  /// at it sees all of it. Do not use it for amounts.
  case truncates
}
