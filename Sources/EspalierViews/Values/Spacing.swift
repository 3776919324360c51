/// Space on the 4-point grid.
public enum Spacing: Int, StyleValueConvertible, Codable, CaseIterable {
  /// No space.
  case none = 0
  /// 4 points.
  case tiny = 4
  /// 8 points.
  case small = 8
  /// 12 points.
  case medium = 12
  /// 16 points.
  case large = 16
  /// 24 points.
  case huge = 24
}

/// Beside or below each other.
public enum Axis: String, StyleValueConvertible, Codable, CaseIterable {
  /// Beside each other, in reading direction.
  case horizontal
  /// Below each other.
  case vertical
}

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
