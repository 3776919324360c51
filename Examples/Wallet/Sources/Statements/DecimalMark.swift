/// Which character stands before the cents.
public enum DecimalMark: String, Sendable, Codable, CaseIterable {
  /// 1.234,56
  case comma
  /// 1,234.56
  case point
}
