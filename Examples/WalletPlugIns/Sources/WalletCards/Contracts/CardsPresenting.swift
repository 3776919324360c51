package import Espalier

/// What a person can do in the list of cards.
@MainActor package protocol CardsPresenting: Presenting {
  /// Wants to see the limits of a card.
  func tapLimits(of card: Card) throws
  /// Wants to freeze a card, or one that is frozen to be used again.
  func tapFreeze(_ card: Card)
}
