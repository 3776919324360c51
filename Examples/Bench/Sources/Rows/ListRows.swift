import Espalier

/// An item of a long list.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var value = 0
}

/// An item with a text for its identity.
struct NamedItem: Identifiable, Equatable, Sendable {
  let id: String
  var value = 0
}

/// An item of six texts, none of them short enough to be stored without a buffer.
struct TextItem: Identifiable, Equatable, Sendable {
  let id: Int
  var payee: String
  var purpose: String
  var account: String
  var category: String
  var amount: String
  var balance: String

  init(_ id: Int) {
    self.id = id
    func text(_ name: String) -> String { "the \(name) of operation \(id)" }
    payee = text("payee")
    purpose = text("purpose")
    account = text("account")
    category = text("category")
    amount = text("amount")
    balance = text("balance")
  }
}

/// A small generator with a seed, so that each run shuffles alike.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Keyed lists. What is compared is made outside of the clock.
enum ListRows {
  /// A hundred of the items gone and a hundred others come, evenly spread.
  private static func edited<Item>(_ items: [Item], _ make: (Int) -> Item) -> [Item] {
    let step = items.count / 100
    var result: [Item] = []
    for (index, item) in items.enumerated() {
      if index % step == step / 2 { continue }
      result.append(item)
      if index % step == step / 5 { result.append(make(1_000_000 + index)) }
    }
    return result
  }

  /// The limit of comparing two lists: each identity is read once.
  @inline(never) private static func walk<Item: Identifiable>(_ old: [Item], _ new: [Item], _ run: Int) -> Int {
    var sum = run
    for index in 0..<min(old.count, new.count) where old[index].id == new[index].id { sum &+= 1 }
    return sum
  }

  private static func difference<Item: Identifiable & Sendable>(
    _ name: String, repetitions: Int = 5, _ old: [Item], _ new: [Item]
  ) -> Figure {
    Figure(
      name: name, unit: .milliseconds, repetitions: repetitions,
      work: { for _ in 0..<$0 { keep(ListDifference(from: old, to: new)) } },
      limit: { for run in 0..<$0 { keep(walk(old, new, run)) } })
  }

  /// Rows that stay where they are, with the items compared as a section compares them.
  private static func same<Item: Identifiable & Equatable & Sendable>(
    _ name: String, _ old: [Item], _ new: [Item]
  ) -> Figure {
    Figure(
      name: name, unit: .milliseconds, repetitions: 5,
      work: { for _ in 0..<$0 { keep(changed(old, new)) } }, limit: { for _ in 0..<$0 { keep(old == new) } })
  }

  @inline(never) private static func changed<Item: Identifiable & Equatable>(_ old: [Item], _ new: [Item]) -> Int {
    let difference = ListDifference(from: old, to: new)
    var count = difference.inserted.count
    for (index, place) in difference.oldPositions.enumerated() where place >= 0 && old[place] != new[index] {
      count += 1
    }
    return count
  }

  private static let numbers = (0..<10_000).map { Item(id: $0) }
  private static let names = (0..<10_000).map { NamedItem(id: "operation \($0)") }
  private static let texts = (0..<10_000).map(TextItem.init)
  private static let thousand = (0..<1_000).map { Item(id: $0) }
  private static let many = (0..<100_000).map { Item(id: $0) }
  static let shuffled: [Item] = {
    var generator = SeededGenerator(state: 7)
    return thousand.shuffled(using: &generator)
  }()

  static let all = [
    difference("lists.edit10k.ints", numbers, edited(numbers) { Item(id: $0) }),
    difference("lists.edit10k.strings", names, edited(names) { NamedItem(id: "operation \($0)") }),
    same("lists.same10k.ints", numbers, (0..<10_000).map { Item(id: $0) }),
    same("lists.same10k.buffers", texts, texts.map { $0 }),
    same("lists.same10k.rebuilt", texts, (0..<10_000).map(TextItem.init)),
    difference("lists.reversed10k", numbers, numbers.reversed()),
    difference("lists.shuffled1k", repetitions: 20, thousand, shuffled),
    difference("lists.edit100k", many, edited(many) { Item(id: $0) }),
  ]
}
