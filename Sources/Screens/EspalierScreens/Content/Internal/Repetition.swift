/// A row that shares its identity with another row.
@usableFromInline struct Repetition: Equatable, Sendable {
  /// The position of the row that needs a key of its own.
  @usableFromInline let position: Int
  /// The position of the later of the two rows with the same identity.
  @usableFromInline let later: Int

  @inlinable init(position: Int, later: Int) {
    self.position = position
    self.later = later
  }

  /// Returns, of the items at some indices, those that share their identity with another item.
  @inlinable static func among<Item: Identifiable>(_ positions: [Int], of items: [Item]) -> [Repetition] {
    if positions.count <= 8 {
      // A few indices are checked one by one, without a table of all items.
      return positions.compactMap { position in
        // Of several items that were inserted together, the first needs no other key.
        guard let other = twin(of: position, in: items), other < position || !positions.contains(other) else {
          return nil
        }
        return Repetition(position: position, later: max(position, other))
      }
    }
    let come = Set(positions)
    var first: [Item.ID: Int] = [:]
    first.reserveCapacity(items.count)
    var repetitions: [Repetition] = []
    for position in items.indices {
      let id = items[position].id
      guard let other = first[id] else {
        first[id] = position
        continue
      }
      if come.contains(position) {
        repetitions.append(Repetition(position: position, later: position))
      } else if come.contains(other) {
        repetitions.append(Repetition(position: other, later: position))
      }
    }
    return repetitions
  }

  /// Returns the index of the first other item with the same identity as the item at an index.
  @inlinable static func twin<Item: Identifiable>(of position: Int, in items: [Item]) -> Int? {
    let id = items[position].id
    return items.withUnsafeBufferPointer { items in
      for other in items.indices where other != position && items[other].id == id { return other }
      return nil
    }
  }
}
