/// The alignment of items across their axis.
public enum Alignment: String, StyleValueConvertible, Codable, CaseIterable {
  /// At the start, in reading direction.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
  /// All as large as the largest.
  case stretch
  /// On a common text baseline.
  case baseline
}
