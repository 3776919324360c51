/// A card with the bank's mark of it: what is changed of it is changed of this version, and of no other.
package struct CardVersion: Sendable, Hashable {
  /// The card.
  package let card: Card
  /// The mark, an entity tag of HTTP.
  package let tag: String

  /// Makes a version, as an interactor does.
  package init(card: Card, tag: String) {
    self.card = card
    self.tag = tag
  }
}
