import Espalier
import EspalierGateways
import WalletBanking
import WalletValues

/// Combines the bank's cards with its accounts.
struct LiveCardsInteractor: CardsInteractor {
  let all: any Gateway<Void, [Card]>
  let one: any Gateway<String, VersionedCard>
  let change: any Gateway<CardChange, Card>
  let accounts: any Gateway<Void, [BankAccount]>

  init(client: NetworkClient) {
    all = CardsGateway.All(client: client)
    one = CardsGateway.One(client: client)
    change = CardsGateway.Change(client: client)
    accounts = BankAccountsGateway(client: client)
  }

  func cards() async throws -> [OwnedCard] {
    async let cards = all.fetch()
    let currencies = Dictionary(
      try await accounts.fetch().map { ($0.id, Currency(code: $0.currency)) }, uniquingKeysWith: { first, _ in first })
    return try await cards.compactMap { card in
      (currencies[card.account] ?? nil).map { OwnedCard(card: card, currency: $0) }
    }
  }

  func setFrozen(_ isFrozen: Bool, card id: String) async throws {
    let seen = try await one.fetch(id)
    _ = try await change.fetch(CardChange(card: id, version: seen.version, frozen: isFrozen))
  }
}
