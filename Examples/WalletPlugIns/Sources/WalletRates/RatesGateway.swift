public import EspalierGateways
public import WalletValues

/// A query for the rates of a currency.
public struct RatesQuery: Sendable, Hashable, Encodable {
  /// The currency of which one unit is given in others.
  public let base: String

  /// Asks for the latest rates from a currency.
  public init(base: Currency) { self.base = base.code }
}

/// The rates of a day: the value of one unit of a currency in others.
public struct DayRates: Sendable, Hashable, Codable {
  /// The currency of the one unit.
  public let base: String
  /// The day of the rates; at a weekend it is Friday.
  public let day: CalendarDate
  /// The rates by the codes of the currencies, as decimals.
  public let rates: [String: String]

  /// Makes rates, as tests do.
  public init(base: String, day: CalendarDate, rates: [String: String]) {
    self.base = base
    self.day = day
    self.rates = rates
  }
}

/// Fetches rates from the bank.
public struct RatesNetworkGateway: Gateway {
  private let bank: NetworkClient

  /// Makes the gateway over a client of the bank.
  public init(bank: NetworkClient) { self.bank = bank }

  /// Fetches the latest rates.
  public func fetch(_ query: RatesQuery) async throws -> DayRates {
    try await bank.value(.get("/v1/rates").query(query))
  }
}
