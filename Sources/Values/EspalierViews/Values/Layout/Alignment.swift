/// The alignment of items across their axis.
public enum Alignment: String, StyleValueConvertible, Codable, CaseIterable {
  /// Alignment at the start, in reading direction.
  case start
  /// Alignment in the middle.
  case center
  /// Alignment at the end.
  case end
  /// Stretching, which makes all items as large as the largest.
  case stretch
  /// Alignment on a common text baseline.
  case baseline
}
