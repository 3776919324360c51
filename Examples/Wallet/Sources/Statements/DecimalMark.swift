/// The character before the decimals of an amount.
public enum DecimalMark: String, Sendable, Codable, CaseIterable {
  /// 1.234,56
  case comma
  /// 1,234.56
  case point
}
