/// What takes a look at every item of a section: made where the type of the items is known, so that the compiler makes
/// code for that type. The same code without the type is fifty times as slow, which counts with 50,000 rows.
@usableFromInline struct ItemsOperations<Item: Equatable & Sendable & Identifiable>: Sendable where Item.ID: Sendable {
  /// Compares two lists.
  @usableFromInline let compare: @Sendable ([Item], [Item]) -> ItemsComparison
  /// The first other place whose item has the identity of the one at a place.
  @usableFromInline let twin: @Sendable ([Item], Int) -> Int?
  /// The places of identities.
  @usableFromInline let places: @Sendable ([Item], Set<Item.ID>) -> [Int]

  @inlinable init() {
    compare = { ItemsComparison(from: $0, to: $1) }
    twin = { items, place in
      let id = items[place].id
      return items.withUnsafeBufferPointer { items in
        for other in items.indices where other != place && items[other].id == id { return other }
        return nil
      }
    }
    places = { items, ids in items.indices.filter { ids.contains(items[$0].id) } }
  }
}

/// What became of a list of items.
@usableFromInline struct ItemsComparison: Sendable {
  /// What came, went and moved; nil when every item stands where it stood.
  @usableFromInline let list: ListDifference?
  /// New places of items that were there before and have changed, in order.
  @usableFromInline let changed: [Int]

  @inlinable init<Item: Equatable & Identifiable>(from old: [Item], to new: [Item]) {
    var changed: [Int] = []
    let isInPlace = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard old.count == new.count else { return false }
        guard old.baseAddress != new.baseAddress else { return true }
        var index = 0
        while index < new.count {
          let end = min(index + 64, new.count)
          if ItemsComparison.hasSameBits(old, new, index..<end) {
            index = end
            continue
          }
          while index < end {
            if old[index].id != new[index].id { return false }
            if old[index] != new[index] { changed.append(index) }
            index += 1
          }
        }
        return true
      }
    }
    guard !isInPlace else {
      list = nil
      self.changed = changed
      return
    }
    let list = ListDifference(from: old, to: new)
    changed = []
    list.oldPlaces.withUnsafeBufferPointer { places in
      old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          for index in new.indices where places[index] >= 0 {
            if old[places[index]] != new[index] { changed.append(index) }
          }
        }
      }
    }
    self.list = list
    self.changed = changed
  }

  /// Whether items at the same places are the same bits, and so the same values; different bits say nothing.
  ///
  /// It reads memory in order and touches no reference counts, so equal stretches cost what reading them costs.
  @inlinable static func hasSameBits<Item>(
    _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>, _ range: Range<Int>
  ) -> Bool {
    let old = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: old[range]))
    let new = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: new[range]))
    var offset = 0
    while offset + 8 <= old.count {
      let left = old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if left != new.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < old.count {
      if old[offset] != new[offset] { return false }
      offset += 1
    }
    return true
  }
}
