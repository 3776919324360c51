public import WalletValues

/// What leaves the accounts again and again: offered by the feature that finds it, for others that reckon with it.
public protocol RecurringCosts: Sendable {
  /// What it comes to in a month, for each currency by itself.
  func monthlyCosts() async throws -> [MoneySum]
}
