/// A request to set the limits of a version of a card.
package struct CardLimiting: Sendable, Hashable {
  /// The identity of the card.
  package let card: String
  /// The tag of the version.
  package let tag: String
  /// The limits that the card has afterwards.
  package let limits: CardRecord.Limits

  /// Creates a request to set limits.
  package init(card: String, tag: String, limits: CardRecord.Limits) {
    self.card = card
    self.tag = tag
    self.limits = limits
  }
}
