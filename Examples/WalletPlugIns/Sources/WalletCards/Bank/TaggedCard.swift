/// A card as the bank writes it, with the entity tag of its answer.
package struct TaggedCard: Sendable, Hashable {
  /// The card.
  package let card: CardRecord
  /// The tag, which a change of this version names.
  package let tag: String

  /// Creates a tagged card, as tests do.
  package init(card: CardRecord, tag: String) {
    self.card = card
    self.tag = tag
  }
}
