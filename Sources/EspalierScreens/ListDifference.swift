/// What became of a keyed list: which rows stay, which go, which come, and which must move.
///
/// Moves are minimal: as many rows as possible stay where they are (a longest increasing run of old places). Items with
/// an identity that was seen before are told apart by how often it was seen, so duplicates are kept and never crash.
///
/// ```swift
/// struct Line: Identifiable, Equatable { var id: Int }
/// let difference = ListDifference(from: [Line(id: 1), Line(id: 2)], to: [Line(id: 2), Line(id: 3)])
/// difference.removed  // [0]
/// ```
///
/// Cost: linear for what stands equal at both ends, one hash look-up for each item between, and n log n over what
/// moved.
public struct ListDifference: Sendable, Equatable {
  /// For each new place, the old place of the same item, or -1 for a new one.
  public let oldPlaces: [Int]
  /// Old places of items that are gone, in order.
  public let removed: [Int]
  /// New places of items that are new, in order.
  public let inserted: [Int]
  /// New places of items that stay but must move, in order.
  public let moved: [Int]

  /// Whether every item stands where it stood.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// Compares two lists by identity.
  @inlinable public init<Item: Identifiable>(from old: [Item], to new: [Item]) {
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter && old[start].id == new[start].id { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start && newEnd > start && old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
    }
    var places = [Int](repeating: -1, count: new.count)
    for index in 0..<start { places[index] = index }
    for index in newEnd..<new.count { places[index] = index - newEnd + oldEnd }

    var removed: [Int] = []
    var inserted: [Int] = []
    if start < oldEnd && start < newEnd {
      var index = IdentityIndex(old, in: start..<oldEnd)
      for place in start..<newEnd {
        if let oldPlace = index.take(new[place].id) {
          places[place] = oldPlace
        } else {
          inserted.append(place)
        }
      }
      removed = index.remaining
    } else {
      removed = Array(start..<oldEnd)
      inserted = Array(start..<newEnd)
    }
    self.oldPlaces = places
    self.removed = removed
    self.inserted = inserted
    self.moved = ListDifference.moves(in: places, from: start, to: newEnd)
  }

  /// The new places whose items are not in a longest increasing run of old places.
  @usableFromInline static func moves(in places: [Int], from start: Int, to end: Int) -> [Int] {
    var isIncreasing = true
    var last = -1
    for index in start..<end where places[index] >= 0 {
      if places[index] < last {
        isIncreasing = false
        break
      }
      last = places[index]
    }
    if isIncreasing { return [] }

    // Patience sorting: tails[k] is the place where an increasing run of length k + 1 ends lowest.
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: end - start)
    for index in start..<end where places[index] >= 0 {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if places[tails[middle]] < places[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index - start] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isStill = [Bool](repeating: false, count: end - start)
    var index = tails.last ?? -1
    while index >= 0 {
      isStill[index - start] = true
      index = before[index - start]
    }
    return (start..<end).filter { places[$0] >= 0 && !isStill[$0 - start] }
  }
}
