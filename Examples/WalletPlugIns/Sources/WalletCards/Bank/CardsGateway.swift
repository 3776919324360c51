package import EspalierGateways
package import WalletBanking

/// The gateways for cards at the bank: several fetches and changes that belong together, under one name.
///
/// ```swift
/// let live = CardsGateway(bank: NetworkClient("https://bank.example", over: HTTPTransport(), coding: .snakeCase))
/// let cards = try await live.all.fetch()
/// ```
///
/// Each gateway can be replaced, as by a `MockGateway` of a test.
package struct CardsGateway: Sendable {
  /// All cards.
  package let all: any Gateway<Void, [CardRecord]>
  /// The accounts that pay for the cards.
  package let accounts: any Gateway<Void, [BankAccount]>
  /// One card by its identity.
  package let one: any Gateway<String, TaggedCard>
  /// Freezing a card, or ending that.
  package let freeze: any Gateway<CardFreezing, TaggedCard>
  /// Setting the limits of a card.
  package let limits: any Gateway<CardLimiting, TaggedCard>

  /// Makes the gateways from their parts.
  package init(
    all: any Gateway<Void, [CardRecord]>, accounts: any Gateway<Void, [BankAccount]>,
    one: any Gateway<String, TaggedCard>, freeze: any Gateway<CardFreezing, TaggedCard>,
    limits: any Gateway<CardLimiting, TaggedCard>
  ) {
    self.all = all
    self.accounts = accounts
    self.one = one
    self.freeze = freeze
    self.limits = limits
  }

  /// Makes the gateways over a client of the bank, which sends a person's tokens.
  package init(bank: NetworkClient) {
    self.init(
      all: AllCardsNetworkGateway(bank: bank), accounts: BankAccountsGateway(client: bank),
      one: CardNetworkGateway(bank: bank), freeze: FreezeNetworkGateway(bank: bank),
      limits: LimitsNetworkGateway(bank: bank))
  }
}
