/// An index of the items of a list by identity. It returns each item once, the earliest first.
///
/// The index is a hash table with linear probing, at most half full. Whole numbers are hashed by one multiplication,
/// which can be attacked with chosen numbers. So the number of probes is bounded; beyond the bound, a dictionary with
/// the standard library's seeded hash is used instead.
@usableFromInline struct IdentityIndex<Item: Identifiable> {
  @usableFromInline let items: [Item]
  /// The indices of the items to find, in order.
  @usableFromInline let positions: [Int]
  /// The slots of the hash table. Each slot holds an item's index into ``positions``, or -1 if it is empty.
  @usableFromInline var table: [Int32]
  @usableFromInline let shift: UInt64
  @usableFromInline var isTaken: [Bool]
  /// The indices into ``positions`` by identity, the earliest last; nil while the hash table is used instead.
  @usableFromInline var fallback: [Item.ID: [Int]]?

  @inlinable static var maximumProbes: Int { 64 }

  @inlinable init(_ items: [Item], at positions: [Int]) {
    self.items = items
    self.positions = positions
    var bits: UInt64 = 3
    while 1 << bits < positions.count * 2 { bits += 1 }
    shift = 64 - bits
    table = [Int32](repeating: -1, count: 1 << bits)
    isTaken = [Bool](repeating: false, count: positions.count)
    let mask = table.count - 1
    for number in positions.indices {
      var slot = IdentityIndex.slot(of: items[positions[number]].id, shift: shift)
      var probes = 0
      while table[slot] >= 0 {
        slot = (slot + 1) & mask
        probes += 1
      }
      if probes > IdentityIndex.maximumProbes {
        useFallback()
        return
      }
      table[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Returns the earliest index of an identity that was not returned before.
  @inlinable mutating func take(_ id: Item.ID) -> Int? {
    if fallback != nil { return takeFromFallback(id) }
    let mask = table.count - 1
    var slot = IdentityIndex.slot(of: id, shift: shift)
    var probes = 0
    // Along the probes, equal identities are in the order of their indices.
    while table[slot] >= 0 {
      let number = Int(table[slot])
      if !isTaken[number], items[positions[number]].id == id {
        isTaken[number] = true
        return positions[number]
      }
      slot = (slot + 1) & mask
      probes += 1
      if probes > IdentityIndex.maximumProbes {
        useFallback()
        return takeFromFallback(id)
      }
    }
    return nil
  }

  /// The indices that were not returned, in order.
  @inlinable var remaining: [Int] {
    var left: [Int] = []
    for number in positions.indices where !isTaken[number] { left.append(positions[number]) }
    return left
  }

  @inlinable static func slot(of id: Item.ID, shift: UInt64) -> Int {
    let bits: UInt64 =
      if let number = id as? Int { UInt64(bitPattern: Int64(number)) } else { UInt64(bitPattern: Int64(id.hashValue)) }
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  @usableFromInline mutating func useFallback() {
    var numbers: [Item.ID: [Int]] = [:]
    for number in positions.indices.reversed() where !isTaken[number] {
      numbers[items[positions[number]].id, default: []].append(number)
    }
    fallback = numbers
  }

  @usableFromInline mutating func takeFromFallback(_ id: Item.ID) -> Int? {
    guard let number = fallback?[id]?.popLast() else { return nil }
    isTaken[number] = true
    return positions[number]
  }
}
