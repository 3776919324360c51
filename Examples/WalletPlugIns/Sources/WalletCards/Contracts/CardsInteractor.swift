import Espalier
import WalletValues

/// The work behind the list of cards.
protocol CardsInteractor: Interactor {
  /// The person's cards, each with the currency of its account.
  func cards() async throws -> [OwnedCard]
  /// Freezes a card or thaws it, whatever else was changed on it meanwhile.
  func setFrozen(_ isFrozen: Bool, card id: String) async throws
}

/// A card with the currency of its account.
struct OwnedCard: Hashable, Sendable {
  let card: Card
  let currency: Currency
}
