public import Statements

/// Fetches in which currency the person reads totals, with the rates for it.
public protocol TotalsGateway: Sendable {
  /// The person's choice, with the newest rates that there are.
  func totalCurrency() async throws -> TotalCurrency
  /// The newest rates that there are; nil before there are any.
  func rates() async throws -> ExchangeRates?
}
