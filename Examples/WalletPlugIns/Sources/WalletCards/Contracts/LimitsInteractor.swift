package import Espalier

/// The work of a card's limits: the card as it is, and other limits for it.
package protocol LimitsInteractor: Interactor {
  /// The card as it is now.
  ///
  /// - Throws: An error with words for the person (`BankError`), where there are some.
  func card(_ id: Card.ID) async throws -> CardVersion

  /// Gives a version of a card other limits, and returns the version that it is then.
  ///
  /// - Throws: ``CardsError/changedElsewhere(card:)`` when the card is of another version now, and nothing was changed; an error
  ///   with words for the person, where there are some.
  func setLimits(_ limits: Card.Amounts, of version: CardVersion) async throws -> CardVersion
}
