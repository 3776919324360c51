public import EspalierGateways
public import WalletValues

/// An account at the bank, in the bank's own words.
public struct BankAccount: Hashable, Sendable, Codable, Identifiable {
  /// The identifier of the account at the bank.
  public let id: String
  /// The name that the customer gave it.
  public let name: String
  /// The account's number for payments.
  public let iban: String
  /// The code of the account's currency.
  public let currency: String
  /// The balance, in the smallest unit.
  public let balance: Int

  /// Makes an account, as tests do.
  public init(id: String, name: String, iban: String, currency: String, balance: Int) {
    self.id = id
    self.name = name
    self.iban = iban
    self.currency = currency
    self.balance = balance
  }

  /// The balance as an amount; nil for an unknown currency.
  public var money: Money? {
    Currency(code: currency).map { Money(minorUnits: Int64(balance), currency: $0) }
  }
}

/// Fetches a customer's accounts.
public struct BankAccountsGateway: Gateway {
  private let client: NetworkClient

  /// Makes the gateway over a customer's client.
  public init(client: NetworkClient) { self.client = client }

  private struct Answer: Decodable, Sendable { let accounts: [BankAccount] }

  /// Fetches all accounts.
  public func fetch(_ nothing: Void) async throws -> [BankAccount] {
    try await client.value(.get("/v1/accounts"), as: Answer.self).accounts
  }
}
