/// The difference between two keyed lists: the items that stay, are removed, are inserted, and must move.
///
/// Moves are minimal: as many items as possible stay where they are (a longest increasing run of old indices). Items
/// with the same identity are distinguished by their order, so duplicates are kept and never crash.
///
/// ```swift
/// struct Line: Identifiable, Equatable { var id: Int }
/// let difference = ListDifference(from: [Line(id: 1), Line(id: 2)], to: [Line(id: 2), Line(id: 3)])
/// difference.removed  // [0]
/// ```
///
/// Cost: linear for items that are equal at both ends and between scattered edits, one hash look-up for each remaining
/// item, and n log n for the moved ones.
public struct ListDifference: Sendable, Equatable {
  /// The old index of the item at each new index; -1 for an inserted item.
  ///
  /// For a list that has not changed, the array is created at each access; ``oldPosition(of:)`` reads one index without
  /// it.
  public var oldPositions: [Int] { sameCount.map { Array(0..<$0) } ?? positions }
  /// The old indices of removed items, in order.
  public let removed: [Int]
  /// The new indices of inserted items, in order.
  public let inserted: [Int]
  /// The new indices of items that stay but must move, in order.
  public let moved: [Int]

  /// The old indices; empty when nothing differs.
  @usableFromInline let positions: [Int]
  /// The length of both lists, when nothing differs; nil otherwise.
  @usableFromInline let sameCount: Int?

  /// Returns the old index of the item at a new index; -1 for an inserted item.
  @inlinable public func oldPosition(of position: Int) -> Int { sameCount == nil ? positions[position] : position }

  /// A Boolean value that indicates whether every item is at its old index.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// Creates the difference of two lists, compared by identity.
  @inlinable public init<Item: Identifiable>(from old: [Item], to new: [Item]) {
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter && old[start].id == new[start].id { start += 1 }
    if start == old.count && start == new.count {
      self.init(unchanged: start)
      return
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start && newEnd > start && old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
    }
    var positions = [Int](repeating: -1, count: new.count)
    for index in 0..<start { positions[index] = index }
    for index in newEnd..<new.count { positions[index] = index - newEnd + oldEnd }

    let left = ListDifference.walk(old, start..<oldEnd, new, start..<newEnd, into: &positions)
    var removed = left.old
    var inserted = left.new
    if !removed.isEmpty && !inserted.isEmpty {
      var index = IdentityIndex(old, at: removed)
      inserted = []
      for position in left.new {
        if let oldPosition = index.take(new[position].id) {
          positions[position] = oldPosition
        } else {
          inserted.append(position)
        }
      }
      removed = index.remaining
    }
    self.init(
      oldPositions: positions, removed: removed, inserted: inserted,
      moved: ListDifference.moves(in: positions, from: start, to: newEnd))
  }

  /// Creates the difference of two lists of `count` items in which every item is at its old index.
  @usableFromInline init(unchanged count: Int) {
    sameCount = count
    positions = []
    removed = []
    inserted = []
    moved = []
  }

  @usableFromInline init(oldPositions: [Int], removed: [Int], inserted: [Int], moved: [Int]) {
    sameCount = nil
    positions = oldPositions
    self.removed = removed
    self.inserted = inserted
    self.moved = moved
  }

  /// Returns a difference in which all old items are removed and all new ones are inserted.
  package static func replacing(_ old: Int, with new: Int) -> ListDifference {
    ListDifference(
      oldPositions: [Int](repeating: -1, count: new), removed: Array(0..<old), inserted: Array(0..<new), moved: [])
  }

  /// Pairs equal items along both lists, and returns the indices that are left over.
  ///
  /// The walk steps over a few items that were inserted or removed. Where the lists have little in common, it stops
  /// early and leaves the rest.
  ///
  /// Equal identities are the same item at any index, so every pair is correct. The walk saves hashing the items beside
  /// a small edit.
  @inlinable static func walk<Item: Identifiable>(
    _ old: [Item], _ oldRange: Range<Int>, _ new: [Item], _ newRange: Range<Int>, into positions: inout [Int]
  ) -> (old: [Int], new: [Int]) {
    var leftOld: [Int] = []
    var leftNew: [Int] = []
    var (oldPosition, newPlace) = (oldRange.lowerBound, newRange.lowerBound)
    var failures = 0
    while oldPosition < oldRange.upperBound && newPlace < newRange.upperBound && failures < 8 {
      if old[oldPosition].id == new[newPlace].id {
        positions[newPlace] = oldPosition
        oldPosition += 1
        newPlace += 1
        failures = 0
        continue
      }
      var wentOrCame = (went: 1, came: 1)
      for distance in 1...4 {
        if oldPosition + distance < oldRange.upperBound, old[oldPosition + distance].id == new[newPlace].id {
          wentOrCame = (distance, 0)
          break
        }
        if newPlace + distance < newRange.upperBound, old[oldPosition].id == new[newPlace + distance].id {
          wentOrCame = (0, distance)
          break
        }
      }
      if wentOrCame == (1, 1) { failures += 1 }
      for _ in 0..<wentOrCame.went {
        leftOld.append(oldPosition)
        oldPosition += 1
      }
      for _ in 0..<wentOrCame.came {
        leftNew.append(newPlace)
        newPlace += 1
      }
    }
    leftOld.append(contentsOf: oldPosition..<oldRange.upperBound)
    leftNew.append(contentsOf: newPlace..<newRange.upperBound)
    return (leftOld, leftNew)
  }

  /// Returns the new indices of the items that must move: those outside a longest increasing subsequence of old
  /// indices.
  @usableFromInline static func moves(in positions: [Int], from start: Int, to end: Int) -> [Int] {
    var isIncreasing = true
    var last = -1
    for index in start..<end where positions[index] >= 0 {
      if positions[index] < last {
        isIncreasing = false
        break
      }
      last = positions[index]
    }
    if isIncreasing { return [] }

    // Three numbers for each index of the range; each is set before it is read.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (end - start)) { memory in
      ListDifference.moves(
        in: positions, from: start, to: end, tails: memory.extracting(0..<end - start),
        ends: memory.extracting(end - start..<2 * (end - start)),
        before: memory.extracting(2 * (end - start)..<3 * (end - start)))
    }
  }

  /// Returns the indices of the moved items, by patience sorting.
  ///
  /// `tails[k]` is the lowest old index at which an increasing run of length k + 1 ends. `ends[k]` is the new index at
  /// which that run ends. `before` maps a new index to the previous one in its run.
  private static func moves(
    in positions: [Int], from start: Int, to end: Int, tails: UnsafeMutableBufferPointer<Int>,
    ends: UnsafeMutableBufferPointer<Int>, before: UnsafeMutableBufferPointer<Int>
  ) -> [Int] {
    var length = 0
    var kept = 0
    for index in start..<end where positions[index] >= 0 {
      let position = positions[index]
      kept += 1
      var low = 0
      var count = length
      // The halving has no branch, because a branch could not be predicted.
      while count > 0 {
        let half = count / 2
        let isBelow = tails[low + half] < position
        low = isBelow ? low + half + 1 : low
        count = isBelow ? count - half - 1 : half
      }
      before.initializeElement(at: index - start, to: low > 0 ? ends[low - 1] : -1)
      tails.initializeElement(at: low, to: position)
      ends.initializeElement(at: low, to: index)
      if low == length { length += 1 }
    }
    // The items that stay, from the last to the first. They use the memory of the tails, which is free by now.
    var index = length > 0 ? ends[length - 1] : -1
    for number in stride(from: length - 1, through: 0, by: -1) {
      tails[number] = index
      index = before[index - start]
    }
    var moved: [Int] = []
    moved.reserveCapacity(kept - length)
    var next = 0
    for index in start..<end where positions[index] >= 0 {
      if next < length && tails[next] == index { next += 1 } else { moved.append(index) }
    }
    return moved
  }
}
