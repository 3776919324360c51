package import Espalier

/// The ways out of a card's limits.
@MainActor package protocol LimitsRouting: Routing {
  /// Goes back to the list of cards.
  func showCards() throws
}
