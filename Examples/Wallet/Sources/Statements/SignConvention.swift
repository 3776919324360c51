/// The meaning of a positive amount in a file.
public enum SignConvention: String, Sendable, Codable, CaseIterable {
  /// Spending is negative, as on a current account.
  case spendingIsNegative = "spending-negative"
  /// Spending is positive, as on many lists of card purchases.
  case spendingIsPositive = "spending-positive"
}
