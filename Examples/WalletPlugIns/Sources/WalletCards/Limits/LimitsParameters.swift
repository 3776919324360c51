/// The parameters that the place before hands to the scene of a card's limits.
package struct LimitsParameters: Sendable, Hashable {
  /// The identity of the card.
  package let card: Card.ID

  /// Names the card.
  package init(card: Card.ID) { self.card = card }
}
