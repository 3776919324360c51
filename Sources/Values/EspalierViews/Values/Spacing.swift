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
