import EspalierScreens
import TestSupport
import Testing

@Suite struct ListDifferenceTests {
  /// Carries a difference out as a surface does: removals, then from the end to the start, moves and insertions.
  private func apply(_ difference: ListDifference, to old: [Item], new: [Item]) -> [Item] {
    struct Slot {
      var place: Int
      var item: Item
    }
    var slots = old.indices.map { Slot(place: $0, item: old[$0]) }
    let removed = Set(difference.removed)
    slots.removeAll { removed.contains($0.place) }
    let inserted = Set(difference.inserted)
    let moved = Set(difference.moved)
    var next: Int?
    for index in new.indices.reversed() {
      // New places are told from old ones by their sign.
      let place = inserted.contains(index) ? -1 - index : difference.oldPositions[index]
      if inserted.contains(index) {
        let at = next.flatMap { next in slots.firstIndex { $0.place == next } } ?? slots.count
        slots.insert(Slot(place: place, item: new[index]), at: at)
      } else if moved.contains(index), let from = slots.firstIndex(where: { $0.place == place }) {
        let slot = slots.remove(at: from)
        let at = next.flatMap { next in slots.firstIndex { $0.place == next } } ?? slots.count
        slots.insert(slot, at: at)
      }
      next = place
    }
    return slots.map(\.item)
  }

  /// The length of a longest increasing run, by comparing all with all.
  private func longestRun(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for index in numbers.indices {
      best.append(1 + ((0..<index).filter { numbers[$0] < numbers[index] }.map { best[$0] }.max() ?? 0))
    }
    return best.max() ?? 0
  }

  /// Returns the fault of a difference; nil when it has none.
  private func fault(_ old: [Item], _ new: [Item]) -> String? {
    let difference = ListDifference(from: old, to: new)
    guard difference.oldPositions.count == new.count else { return "a place is missing" }
    if apply(difference, to: old, new: new).map(\.id) != new.map(\.id) { return "it does not lead to the new list" }
    for (index, place) in difference.oldPositions.enumerated() where place >= 0 && old[place].id != new[index].id {
      return "\(index) is taken for \(place), which is another item"
    }
    let kept = difference.oldPositions.filter { $0 >= 0 }
    if Set(kept).count != kept.count { return "an old item is used twice" }
    let counts = Dictionary(grouping: old, by: \.id).mapValues(\.count)
    let common = Dictionary(grouping: new, by: \.id).map { min($1.count, counts[$0] ?? 0) }.reduce(0, +)
    if kept.count != common { return "\(kept.count) items are kept of \(common)" }
    if difference.moved.count != kept.count - longestRun(kept) { return "moves are not minimal" }
    if difference.removed != old.indices.filter({ !kept.contains($0) }) { return "removals are wrong" }
    if difference.inserted != new.indices.filter({ difference.oldPositions[$0] < 0 }) { return "insertions are wrong" }
    return nil
  }

  private func list(_ ids: [Int]) -> [Item] { ids.map { Item(id: $0) } }

  @Test(arguments: [3, 12, 1_000])
  func `random lists, with repeated identities among few numbers, become each other by minimal moves`(numbers: Int) {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      func random() -> [Item] {
        list(
          (0..<Int.random(in: 0...14, using: &generator)).map { _ in Int.random(in: 0..<numbers, using: &generator) })
      }
      if let fault = fault(random(), random()) {
        Issue.record("seed \(seed) among \(numbers): \(fault)")
        return
      }
    }
  }

  @Test func `edited copies of a list become each other by minimal moves`() {
    for seed in 0..<1_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let old = list(Array(0..<40))
      var new = old
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let index = Int.random(in: 0..<new.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: new.remove(at: index)
        case 1: new.insert(Item(id: 100 + new.count + Int(seed)), at: index)
        default: new.insert(new.remove(at: index), at: Int.random(in: 0..<new.count, using: &generator))
        }
      }
      if let fault = fault(old, new) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  @Test func `an equal list differs in nothing`() {
    #expect(ListDifference(from: list([1, 2, 2, 3]), to: list([1, 2, 2, 3])).isEmpty)
    #expect(ListDifference(from: list([]), to: list([])).isEmpty)
  }

  @Test func `one row brought from the end to the start is one move`() {
    #expect(ListDifference(from: list(Array(0..<100)), to: list([99] + Array(0..<99))).moved == [0])
  }

  @Test func `two rows that change places are two moves, whatever stands between`() {
    var new = Array(0..<100)
    new.swapAt(10, 90)
    #expect(ListDifference(from: list(Array(0..<100)), to: list(new)).moved.count == 2)
  }

  @Test func `repeated identities are told apart by how often they were seen`() {
    let difference = ListDifference(from: list([7, 7, 7]), to: list([7, 7]))
    #expect(difference.oldPositions == [0, 1])
    #expect(difference.removed == [2])
    #expect(ListDifference(from: list([7]), to: list([7, 7, 7])).inserted == [1, 2])
  }

  @Test func `hundreds of rows with one identity are kept apart`() {
    #expect(fault(list([1] + Array(repeating: 7, count: 300)), list(Array(repeating: 7, count: 280) + [2])) == nil)
  }

  @Test func `numbers chosen to fall on one place in a table are found all the same`() {
    // Multiples of the inverse of the spreading factor, modulo 2^64, so that all of them spread to the first place.
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var inverse: UInt64 = factor
    for _ in 0..<6 { inverse = inverse &* (2 &- factor &* inverse) }
    #expect(factor &* inverse == 1)
    let chosen = (1...400).map { Int(bitPattern: UInt(truncatingIfNeeded: UInt64($0) &* inverse)) }
    #expect(fault(list([-1] + chosen), list(chosen.reversed() + [-2])) == nil)
  }

  @Test func `identities of any type are compared`() {
    struct Named: Identifiable {
      var id: String
    }
    let old = ["rent", "food", "fuel"].map(Named.init)
    let new = ["fuel", "rent", "gift"].map(Named.init)
    let difference = ListDifference(from: old, to: new)
    #expect(difference.oldPositions == [2, 0, -1])
    #expect(difference.removed == [1])
    #expect(difference.moved.count == 1)
  }
}
