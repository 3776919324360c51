/// A row whose identity another row has too.
@usableFromInline struct Repetition: Equatable, Sendable {
  /// The row that needs a key of its own.
  @usableFromInline let place: Int
  /// The later one of the two.
  @usableFromInline let later: Int

  @inlinable init(place: Int, later: Int) {
    self.place = place
    self.later = later
  }

  /// Returns the items at some places whose identity another item has too.
  @inlinable static func among<Item: Identifiable>(_ places: [Int], of items: [Item]) -> [Repetition] {
    if places.count <= 8 {
      // A few places among many are looked at one by one, without a table of all.
      return places.compactMap { place in
        // Of several that came together, the first needs no other key.
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

  /// Returns the first other place whose item has the same identity as the one at a place.
  @inlinable static func twin<Item: Identifiable>(of place: Int, in items: [Item]) -> Int? {
    let id = items[place].id
    return items.withUnsafeBufferPointer { items in
      for other in items.indices where other != place && items[other].id == id { return other }
      return nil
    }
  }
}
