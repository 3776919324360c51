public import WalletValues

/// The costs that leave the accounts again and again: offered by the feature that finds them, for others that reckon
/// with them.
public protocol RecurringCosts: Sendable {
  /// Returns the costs of a month, for each currency by itself.
  func monthlyCosts() async throws -> [MoneySum]
}
