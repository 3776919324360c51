/// Finds the places of identities in a part of a list: each place is given out once, the earliest first.
///
/// A table of places with linear probing, at most half full. Whole numbers are spread by one multiplication, which can
/// be attacked with chosen numbers; so probes are bounded, and beyond the bound a dictionary with the standard
/// library's seeded hash takes over.
@usableFromInline struct IdentityIndex<Item: Identifiable> {
  @usableFromInline let items: [Item]
  @usableFromInline let range: Range<Int>
  @usableFromInline var table: [Int32]
  @usableFromInline let shift: UInt64
  @usableFromInline var isTaken: [Bool]
  /// Places by identity, the earliest last; nil while the table serves.
  @usableFromInline var fallback: [Item.ID: [Int]]?

  @inlinable static var maximalProbes: Int { 64 }

  @inlinable init(_ items: [Item], in range: Range<Int>) {
    self.items = items
    self.range = range
    var bits: UInt64 = 3
    while 1 << bits < range.count * 2 { bits += 1 }
    shift = 64 - bits
    table = [Int32](repeating: -1, count: 1 << bits)
    isTaken = [Bool](repeating: false, count: range.count)
    let mask = table.count - 1
    for place in range {
      var slot = IdentityIndex.slot(of: items[place].id, shift: shift)
      var probes = 0
      while table[slot] >= 0 {
        slot = (slot + 1) & mask
        probes += 1
      }
      if probes > IdentityIndex.maximalProbes {
        useFallback()
        return
      }
      table[slot] = Int32(truncatingIfNeeded: place)
    }
  }

  /// The earliest place of an identity that was not given out yet.
  @inlinable mutating func take(_ id: Item.ID) -> Int? {
    if fallback != nil { return takeFromFallback(id) }
    let mask = table.count - 1
    var slot = IdentityIndex.slot(of: id, shift: shift)
    var probes = 0
    // Equal identities stand along the probes in the order of their places.
    while table[slot] >= 0 {
      let place = Int(table[slot])
      if !isTaken[place - range.lowerBound], items[place].id == id {
        isTaken[place - range.lowerBound] = true
        return place
      }
      slot = (slot + 1) & mask
      probes += 1
      if probes > IdentityIndex.maximalProbes {
        useFallback()
        return takeFromFallback(id)
      }
    }
    return nil
  }

  /// The places that were not given out, in order.
  @inlinable var remaining: [Int] {
    var places: [Int] = []
    for place in range where !isTaken[place - range.lowerBound] { places.append(place) }
    return places
  }

  @inlinable static func slot(of id: Item.ID, shift: UInt64) -> Int {
    let bits: UInt64 =
      if let number = id as? Int { UInt64(bitPattern: Int64(number)) } else { UInt64(bitPattern: Int64(id.hashValue)) }
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  @usableFromInline mutating func useFallback() {
    var places: [Item.ID: [Int]] = [:]
    for place in range.reversed() where !isTaken[place - range.lowerBound] {
      places[items[place].id, default: []].append(place)
    }
    fallback = places
  }

  @usableFromInline mutating func takeFromFallback(_ id: Item.ID) -> Int? {
    guard let place = fallback?[id]?.popLast() else { return nil }
    isTaken[place - range.lowerBound] = true
    return place
  }
}
