package import Espalier

/// The actions that a person can take in the list of cards.
@MainActor package protocol CardsPresenting: Presenting {
  /// Tells that the person wants to see the limits of a card.
  func tapLimits(of card: Card) throws
  /// Tells that the person wants to freeze a card, or to use a frozen one again.
  func tapFreeze(_ card: Card)
}
