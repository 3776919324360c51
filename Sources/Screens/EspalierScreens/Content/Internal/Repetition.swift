/// A row that shares its identity with another row.
@usableFromInline struct Repetition: Equatable, Sendable {
  /// The position of the row that needs a key of its own.
  @usableFromInline let place: Int
  /// The position of the later of the two rows with the same identity.
  @usableFromInline let later: Int

  @inlinable init(place: Int, later: Int) {
    self.place = place
    self.later = later
  }

  /// Returns, of the items at some indices, those that share their identity with another item.
  @inlinable static func among<Item: Identifiable>(_ places: [Int], of items: [Item]) -> [Repetition] {
    if places.count <= 8 {
      // A few indices are checked one by one, without a table of all items.
      return places.compactMap { place in
        // Of several items that were inserted together, the first needs no other key.
        guard let other = twin(of: place, in: items), other < place || !places.contains(other) else { return nil }
        return Repetition(place: place, later: max(place, other))
      }
    }
    let come = Set(places)
    var first: [Item.ID: Int] = [:]
    first.reserveCapacity(items.count)
    var repetitions: [Repetition] = []
    for place in items.indices {
      let id = items[place].id
      guard let other = first[id] else {
        first[id] = place
        continue
      }
      if come.contains(place) {
        repetitions.append(Repetition(place: place, later: place))
      } else if come.contains(other) {
        repetitions.append(Repetition(place: other, later: place))
      }
    }
    return repetitions
  }

  /// Returns the index of the first other item with the same identity as the item at an index.
  @inlinable static func twin<Item: Identifiable>(of place: Int, in items: [Item]) -> Int? {
    let id = items[place].id
    return items.withUnsafeBufferPointer { items in
      for other in items.indices where other != place && items[other].id == id { return other }
      return nil
    }
  }
}
