package import Espalier

/// The ways out of the list of cards.
@MainActor package protocol CardsRouting: Routing {
  /// Goes to the limits of a card.
  func showLimits(ofCard id: Card.ID) throws
}
