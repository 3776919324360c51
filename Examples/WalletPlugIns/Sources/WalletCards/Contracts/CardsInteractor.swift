package import Espalier

/// The work of the list of cards: the cards as they are, and freezing one.
package protocol CardsInteractor: Interactor {
  /// All cards of the person, as the bank lists them.
  ///
  /// - Throws: An error with words for the person (`BankError`), where there are some.
  func cards() async throws -> [Card]

  /// Freezes a card, or ends that. A card that is so already is left as it is.
  ///
  /// - Throws: ``CardsError/changedElsewhere(card:)``; an error with words for the person, where there are some.
  func setFrozen(_ isFrozen: Bool, card: Card.ID) async throws
}
