/// Space on the 4-point grid.
public enum Spacing: Int, StyleValueConvertible, Codable, CaseIterable {
  /// No space.
  case none = 0
  /// A space of 4 points.
  case tiny = 4
  /// A space of 8 points.
  case small = 8
  /// A space of 12 points.
  case medium = 12
  /// A space of 16 points.
  case large = 16
  /// A space of 24 points.
  case huge = 24
}
