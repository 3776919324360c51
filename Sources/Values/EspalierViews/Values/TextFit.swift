/// The way in which a text comes to terms with little room.
public enum TextFit: String, StyleValueConvertible, Codable, CaseIterable {
  /// It goes on in the next line; a word that is longer than a line is broken. Nothing is ever cut.
  case wraps
  /// Its type becomes smaller with the room of the tile that it stands in, and then it wraps: for the one large figure
  /// of a tile.
  case shrinks
  /// One line, and an ellipsis where it ends too early. The whole text is there for screen readers, and for a person
  /// who points at it. Not for amounts.
  case truncates
}
