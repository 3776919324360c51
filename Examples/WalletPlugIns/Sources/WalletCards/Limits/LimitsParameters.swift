/// What the scene of a card's limits is handed by the place before.
package struct LimitsParameters: Sendable, Hashable {
  /// Whose limits they are.
  package let card: Card.ID

  /// Names the card.
  package init(card: Card.ID) { self.card = card }
}
