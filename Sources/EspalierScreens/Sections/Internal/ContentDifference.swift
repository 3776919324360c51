/// The difference between the old and the new rows of a section, with the types of both sides already matched.
@usableFromInline struct ContentDifference: Sendable {
  /// The rows that came, went and moved.
  @usableFromInline let list: ListDifference
  /// New places of rows that were there before and may show something else, in order.
  @usableFromInline let changed: [Int]

  init(list: ListDifference, changed: [Int]) {
    self.list = list
    self.changed = changed
  }

  /// Creates a difference in which any row that was there before may show something else, in a list of a length.
  init(all list: ListDifference, of count: Int) {
    self.list = list
    changed = (0..<count).filter { list.oldPlace(of: $0) >= 0 }
  }

  /// Compares two lists of items.
  @inlinable init<Item: Equatable & Identifiable>(from old: [Item], to new: [Item]) {
    var changed: [Int] = []
    // The items are compared in place, so that nothing in them is retained.
    let isInPlace = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard old.count == new.count else { return false }
        guard old.baseAddress != new.baseAddress else { return true }
        var index = 0
        while index < new.count {
          let end = min(index + 64, new.count)
          if ContentDifference.hasSameBits(old, new, index..<end) {
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
      list = ListDifference(unchanged: new.count)
      self.changed = changed
      return
    }
    let list = ListDifference(from: old, to: new)
    changed = []
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        for index in new.indices {
          let place = list.oldPlace(of: index)
          if place >= 0, old[place] != new[index] { changed.append(index) }
        }
      }
    }
    self.list = list
    self.changed = changed
  }

  /// Returns true if items at the same places are the same bits, and so the same values; different bits say nothing.
  ///
  /// It reads memory in order and touches no reference counts: with one edit among 50,000 items of six texts the
  /// comparison takes a tenth of the time.
  // Safe: both ranges lie in buffers whose arrays are held while this runs, and are only read. Equal bits are equal
  // references and equal plain values, so the items are the same. Bits between fields may differ or be anything: then
  // the answer is no, and the items are compared as usual.
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
