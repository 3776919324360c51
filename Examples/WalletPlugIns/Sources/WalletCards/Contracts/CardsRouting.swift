import Espalier

/// The ways out of the list of cards.
@MainActor protocol CardsRouting: Routing {
  func showLimits(ofCard id: String) throws
}
