import Espalier
import EspalierGateways
import WalletBanking
import WalletValues

/// Combines a card with the currency of its account.
struct LiveLimitsInteractor: LimitsInteractor {
  let one: any Gateway<String, VersionedCard>
  let changing: any Gateway<CardChange, Card>
  let accounts: any Gateway<Void, [BankAccount]>

  init(client: NetworkClient) {
    one = CardsGateway.One(client: client)
    changing = CardsGateway.Change(client: client)
    accounts = BankAccountsGateway(client: client)
  }

  func card(_ id: String) async throws -> (card: VersionedCard, currency: Currency) {
    async let seen = one.fetch(id)
    let accounts = try await accounts.fetch()
    let card = try await seen
    guard let account = accounts.first(where: { $0.id == card.card.account }),
      let currency = Currency(code: account.currency)
    else {
      throw BankError.unavailable(
        words: "It does not say in which currency the card is.", mayPass: false,
        details: "The bank names no account \(card.card.account) with a known currency.")
    }
    return (card, currency)
  }

  func change(_ card: VersionedCard, to limits: Card.Limits) async throws -> VersionedCard {
    _ = try await changing.fetch(CardChange(card: card.card.id, version: card.version, limits: limits))
    return try await one.fetch(card.card.id)
  }
}
