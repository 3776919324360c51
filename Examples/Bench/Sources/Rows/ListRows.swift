import Espalier

/// An item of a long list.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var value = 0
}

enum ListRows {
  private static func edited(_ items: [Item]) -> [Item] {
    var result: [Item] = []
    for (index, item) in items.enumerated() {
      if index % 100 == 50 { continue }
      result.append(item)
      if index % 100 == 20 { result.append(Item(id: 1_000_000 + index)) }
    }
    return result
  }

  /// The limit of comparing two lists: each identity is read once.
  @inline(never) private static func walk(_ old: [Item], _ new: [Item]) -> Int {
    var sum = 0
    for index in 0..<min(old.count, new.count) where old[index].id == new[index].id { sum &+= 1 }
    return sum
  }

  static let all = [
    Figure(
      name: "lists.edit10k", unit: .milliseconds, repetitions: 5,
      work: { count in
        let old = (0..<10_000).map { Item(id: $0) }
        let new = edited(old)
        for _ in 0..<count { keep(ListDifference(from: old, to: new)) }
      },
      limit: { count in
        let old = (0..<10_000).map { Item(id: $0) }
        let new = edited(old)
        for _ in 0..<count { keep(walk(old, new)) }
      }),
    Figure(
      name: "lists.same10k", unit: .milliseconds, repetitions: 5,
      work: { count in
        let old = (0..<10_000).map { Item(id: $0) }
        let new = old
        for _ in 0..<count { keep(ListDifference(from: old, to: new)) }
      },
      limit: { count in
        let old = (0..<10_000).map { Item(id: $0) }
        let new = old
        for _ in 0..<count { keep(walk(old, new)) }
      }),
  ]
}
