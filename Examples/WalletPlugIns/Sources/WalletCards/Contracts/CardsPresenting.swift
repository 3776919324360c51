import Espalier

/// What a person can do in the list of cards.
@MainActor protocol CardsPresenting: Presenting {
  func tapFreeze(card id: String)
  func tapUnfreeze(card id: String)
  func tapLimits(ofCard id: String)
}
