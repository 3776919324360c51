/// The functions that process every item of a section.
///
/// They are created where the type of the items is known, so that the compiler makes code for that type. The same code
/// without the type is fifty times as slow, which matters with 50,000 rows.
@usableFromInline struct ItemsOperations<Item: Equatable & Sendable & Identifiable>: Sendable where Item.ID: Sendable {
  /// The closure that compares two lists.
  @usableFromInline let compare: @Sendable ([Item], [Item]) -> ContentDifference
  /// The closure that returns, of the items at some indices, those that share their identity with another item.
  @usableFromInline let repetitions: @Sendable ([Item], [Int]) -> [Repetition]
  /// The closure that returns the indices of the items with some identities.
  @usableFromInline let positions: @Sendable ([Item], Set<Item.ID>) -> [Int]
  /// The closure that returns the identity of an item as text.
  @usableFromInline let key: @Sendable (Item) -> String

  @inlinable init() {
    compare = { ContentDifference(from: $0, to: $1) }
    repetitions = { Repetition.among($1, of: $0) }
    positions = { items, ids in items.indices.filter { ids.contains(items[$0].id) } }
    key = { "\($0.id)" }
  }
}
