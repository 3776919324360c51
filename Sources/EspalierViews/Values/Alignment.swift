/// How things line up across their axis.
public enum Alignment: String, StyleValueConvertible, Codable, CaseIterable {
  /// At the start, in reading direction.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
  /// All as large as the largest.
  case stretch
  /// On one line of writing.
  case baseline
}
