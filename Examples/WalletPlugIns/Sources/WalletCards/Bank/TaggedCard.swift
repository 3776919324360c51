/// A card as the bank writes it, with the entity tag of the answer that it stood in.
package struct TaggedCard: Sendable, Hashable {
  /// The card.
  package let card: CardRecord
  /// The tag, which a change of this version names.
  package let tag: String

  /// Makes one, as tests do.
  package init(card: CardRecord, tag: String) {
    self.card = card
    self.tag = tag
  }
}
