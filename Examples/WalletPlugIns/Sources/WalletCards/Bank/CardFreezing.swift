/// Which version of a card is frozen, or is not any more.
package struct CardFreezing: Sendable, Hashable {
  /// The identity of the card.
  package let card: String
  /// The tag of the version.
  package let tag: String
  /// Whether it is frozen afterwards.
  package let isFrozen: Bool

  /// Asks for it.
  package init(card: String, tag: String, isFrozen: Bool) {
    self.card = card
    self.tag = tag
    self.isFrozen = isFrozen
  }
}
