import Statements
import WalletStore

/// Reads the choice and the rates in the wallet's storage.
struct DatabaseTotalsGateway: TotalsGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func totalCurrency() async throws -> TotalCurrency {
    try await told {
      async let settings = database.settings(user: user)
      async let rates = database.exchangeRates()
      return TotalCurrency(try await settings.totals, rates: try await rates)
    }
  }

  func rates() async throws -> ExchangeRates? { try await told { try await database.exchangeRates() } }
}
