import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// Laws of keyed lists, each held against many random cases of up to nine items, many of them with repeated
/// identities.
@Suite(.takesTurns) struct ListPropertyTests {
  /// Few identities repeat often, many seldom.
  private static let identities = [2, 4, 9, 40]

  private static func pair(_ seed: UInt64) -> (old: [Int], new: [Int]) {
    var generator = SeededGenerator(seed: seed)
    let identities = Self.identities[Int(seed % 4)]
    let old = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      Int.random(in: 0..<identities, using: &generator)
    }
    guard seed % 3 > 0 else {
      let count = Int.random(in: 0...9, using: &generator)
      return (old, (0..<count).map { _ in Int.random(in: 0..<identities, using: &generator) })
    }
    // An edited copy: what lists mostly become.
    var new = old
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let place = Int.random(in: 0...new.count, using: &generator)
      switch Int.random(in: 0...2, using: &generator) {
      case 0 where place < new.count: new.remove(at: place)
      case 1 where place < new.count:
        let item = new.remove(at: place)
        new.insert(item, at: Int.random(in: 0...new.count, using: &generator))
      default: new.insert(Int.random(in: 0..<identities, using: &generator), at: place)
      }
    }
    return (old, new)
  }

  /// Carries a difference out as a surface does, on old places; a new item is told by its new place below zero.
  private static func carriedOut(_ difference: ListDifference, oldCount: Int, newCount: Int) -> [Int] {
    var shown = (0..<oldCount).filter { !difference.removed.contains($0) }
    var next: Int?
    for place in stride(from: newCount - 1, through: 0, by: -1) {
      let old = difference.oldPositions[place]
      let item = old < 0 ? -1 - place : old
      let isMoved = difference.moved.contains(place)
      if isMoved { shown.removeAll { $0 == item } }
      if old < 0 || isMoved {
        shown.insert(item, at: next.flatMap { next in shown.firstIndex { $0 == next } } ?? shown.count)
      }
      next = item
    }
    return shown
  }

  /// The length of a longest increasing run, by comparing all with all.
  private static func longestRun(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (place, number) in numbers.enumerated() {
      var length = 1
      for earlier in 0..<place where numbers[earlier] < number { length = max(length, best[earlier] + 1) }
      best.append(length)
    }
    return best.max() ?? 0
  }

  /// Returns the fault of a difference; nil when it has none.
  private static func fault(_ old: [Int], _ new: [Int]) -> String? {
    let difference = ListDifference(from: old.map { Item(id: $0) }, to: new.map { Item(id: $0) })
    guard difference.oldPositions.count == new.count else { return "a place is missing" }
    var isUsed = [Bool](repeating: false, count: old.count)
    var kept: [Int] = []
    for (place, oldPlace) in difference.oldPositions.enumerated() where oldPlace >= 0 {
      if old[oldPlace] != new[place] { return "\(place) is taken for \(oldPlace), which is another item" }
      if isUsed[oldPlace] { return "\(oldPlace) is used twice" }
      isUsed[oldPlace] = true
      kept.append(oldPlace)
    }
    var unmatched = old
    for id in new { if let place = unmatched.firstIndex(of: id) { unmatched.remove(at: place) } }
    if kept.count != old.count - unmatched.count { return "\(kept.count) items are kept" }
    if difference.removed != old.indices.filter({ !isUsed[$0] }) { return "removals are wrong" }
    if difference.inserted != new.indices.filter({ difference.oldPositions[$0] < 0 }) { return "insertions are wrong" }
    if difference.moved.count != kept.count - longestRun(kept) { return "moves are not minimal" }
    let shown = carriedOut(difference, oldCount: old.count, newCount: new.count)
    let expected = new.indices.map { difference.oldPositions[$0] < 0 ? -1 - $0 : difference.oldPositions[$0] }
    return shown == expected ? nil : "it does not lead to the new list"
  }

  @Test(arguments: RandomCases.quarters)
  func `a difference leads to the new list, keeps all it can, and moves as few rows as can be`(seeds: Range<UInt64>)
    async
  {
    for seed in seeds {
      // Others may want the core, and the main actor.
      if seed % 16 == 0 { await Task.yield() }
      let (old, new) = Self.pair(seed)
      if let fault = Self.fault(old, new) {
        Issue.record("seed \(seed), \(old) to \(new): \(fault)")
        return
      }
    }
  }

  /// Everything that a tree reports.
  @MainActor final class Reports {
    var all: [String] = []
  }

  @MainActor @Test(arguments: RandomCases.quarters)
  func `repeated identities are all shown, and each is reported with its section and place`(seeds: Range<UInt64>) async
  {
    let reports = Reports()
    for seed in seeds {
      // Others may want the core, and the main actor.
      if seed % 16 == 0 { await Task.yield() }
      let ids = Array(Self.pair(seed).old.prefix(4))
      reports.all = []
      let tree = NodeTree { reports.all.append($0) }
      _ = tree.render(Blueprint(Section("operations", ids.map { Item(id: $0) }) { _ in Row(Label.with()) }))
      let count = tree.children(of: tree.children(of: 1)[0].id).count
      var expected: [String] = []
      for (place, id) in ids.enumerated() where ids[..<place].contains(id) {
        expected.append(
          "Section “operations” has two rows with the identity \(id); the second stands at \(place). Both are shown. "
            + "Give each row an identity of its own.")
      }
      let isRight = count == ids.count && reports.all == expected
      guard isRight else {
        Issue.record("seed \(seed), \(ids): \(reports.all)")
        return
      }
    }
  }
}
