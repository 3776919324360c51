/// Which version of a card is given which limits.
package struct CardLimiting: Sendable, Hashable {
  /// The identity of the card.
  package let card: String
  /// The tag of the version.
  package let tag: String
  /// The limits it has afterwards.
  package let limits: CardRecord.Limits

  /// Asks for it.
  package init(card: String, tag: String, limits: CardRecord.Limits) {
    self.card = card
    self.tag = tag
    self.limits = limits
  }
}
