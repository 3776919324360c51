/// How round corners are.
public enum CornerRadius: Int, StyleValueConvertible, Codable, CaseIterable {
  /// Square corners.
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
  /// Half of the shorter side: a circle, or a capsule.
  case full = 999
}
