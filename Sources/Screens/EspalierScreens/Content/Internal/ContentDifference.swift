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
  ///
  /// - Equal bits are equal references and equal plain values, so a row of either item shows the same. This holds for
  ///   items that `==` calls different from themselves, too: one that holds a NaN is not told as changed.
  /// - Equal values of different bits, such as -0.0 and 0.0 or two copies of a long text, cost time and nothing else:
  ///   the answer is no, and the items are compared by `==`.
  @inlinable static func hasSameBits<Item>(
    _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>, _ range: Range<Int>
  ) -> Bool {
    isSame(
      UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: old[range])),
      UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: new[range])))
  }

  /// Returns true if two pieces of memory of one length hold the same bytes.
  // Safe: both pieces lie in buffers whose arrays are held while this runs, so they are allocated as a whole, nobody
  // writes to them meanwhile, and each byte is read once. Bytes of no field, between two of them, behind the last one
  // or beside the case of an enumeration, may never have been written, and hold anything. Only their value is open: the
  // bytes of fields decide alone whether items are equal, so whatever the others hold, a wrong yes is impossible, and a
  // wrong no costs time. The compiler must not draw conclusions from bytes that it knows to be unwritten. It knows of
  // none: this is never inlined and has no type of items, so it is compiled without a view of who made the memory.
  @usableFromInline @inline(never) static func isSame(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> Bool {
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
