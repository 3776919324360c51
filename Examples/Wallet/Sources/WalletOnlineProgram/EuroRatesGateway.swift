import EspalierGateways
import WalletRates
import WalletValues

/// Fetches the bank's latest rates of the euro, with which totals are converted. An entry that is no currency or no
/// rate is left out.
struct EuroRatesGateway: Gateway {
  let rates: any Gateway<RatesQuery, DayRates>

  /// The bank has told of another thing than the rates of a currency.
  struct NoRates: Error, CustomStringConvertible {
    let base: String
    var description: String { "The bank's rates are of “\(base)”, which is no currency. Ask the bank." }
  }

  func fetch(_ nothing: Void) async throws -> ExchangeRates {
    guard let euro = Currency(code: "EUR") else { throw NoRates(base: "EUR") }
    let told = try await rates.fetch(RatesQuery(base: euro))
    guard let base = Currency(code: told.base) else { throw NoRates(base: told.base) }
    let pairs = told.rates.compactMap { code, text in
      Currency(code: code).flatMap { currency in ExchangeRate(decimal: text).map { (currency, $0) } }
    }
    return ExchangeRates(base: base, day: told.day, rates: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }
}
