/// The direction in which lines of text are read and rows are laid out.
public enum LayoutDirection: String, StyleValueConvertible, Codable, CaseIterable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft
}
