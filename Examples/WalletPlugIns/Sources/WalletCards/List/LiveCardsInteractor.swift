import EspalierGateways
import WalletBanking

/// Puts cards and accounts together, and freezes the version of a card that is there.
package struct LiveCardsInteractor: CardsInteractor {
  private let gateway: CardsGateway

  /// Makes the interactor over the bank.
  package init(gateway: CardsGateway) { self.gateway = gateway }

  package func cards() async throws -> [Card] {
    do {
      async let records = gateway.all.fetch()
      let accounts = try await gateway.accounts.fetch()
      return try await records.map { try Card($0, of: accounts) }
    } catch {
      throw BankError.explaining(error)
    }
  }

  package func setFrozen(_ isFrozen: Bool, card: Card.ID) async throws {
    do {
      // A list has one tag for all of its cards; the tag of a card comes with the card alone.
      let now = try await gateway.one.fetch(card)
      guard now.card.frozen != isFrozen else { return }
      _ = try await gateway.freeze.fetch(CardFreezing(card: card, tag: now.tag, isFrozen: isFrozen))
    } catch {
      throw BankError.explaining(error)
    }
  }
}
