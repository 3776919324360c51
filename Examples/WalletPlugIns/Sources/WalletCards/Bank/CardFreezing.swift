/// A request to freeze a version of a card, or to end that.
package struct CardFreezing: Sendable, Hashable {
  /// The identity of the card.
  package let card: String
  /// The tag of the version.
  package let tag: String
  /// A Boolean value that indicates whether the card is frozen afterwards.
  package let isFrozen: Bool

  /// Creates a request to freeze a card, or to end that.
  package init(card: String, tag: String, isFrozen: Bool) {
    self.card = card
    self.tag = tag
    self.isFrozen = isFrozen
  }
}
