public import Statements

/// Fetches the currency in which the person reads totals, with the rates for it.
public protocol TotalsGateway: Sendable {
  /// Returns the person's choice, with the newest rates that there are.
  func totalCurrency() async throws -> TotalCurrency
  /// Returns the newest rates that there are; nil before there are any.
  func rates() async throws -> ExchangeRates?
}
