import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// The patches of 100,000 random turns, carried out on a mirror: sections that come, go and change places, and in them
/// rows that do the same, change what they show, and change their class.
@MainActor @Suite(.takesTurns) struct TreePropertyTests {
  private static let components = (0..<6).map { Label.with(.text("\($0)")).erased }
  private nonisolated static let quarters = (0..<4 as Range<UInt64>).map { $0 * 25_000..<($0 + 1) * 25_000 }
  private static let names = ["a", "b", "c"]

  private static let rows: [Row] = [
    Row(Label.with(.text("x"))), Row(Label.with(.text("y"))), Row(Label.with(.text("x"))).link(to: "/"),
    Row(Button.with(.title("x"))),
  ]

  struct Entry: Identifiable, Equatable, Sendable {
    var id: Int
    var look: Int
  }

  private func blueprint(using generator: inout SeededGenerator) -> Blueprint {
    let names = Self.names.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator))
    return Blueprint(
      "window", Self.components[Int.random(in: 0..<2, using: &generator)],
      content: .parts(names.map { section($0, using: &generator) }))
  }

  /// A section of up to four of five items, now and then with one twice, or of parts in their place.
  private func section(_ name: String, using generator: inout SeededGenerator) -> Blueprint {
    let random = generator.next()
    let component = Self.components[Int(random & 1)]
    if random >> 1 & 15 == 0 { return Blueprint(name, component, content: .parts([Blueprint("part", component)])) }
    let count = Int(random >> 8 & 3) + Int(random >> 10 & 1)
    let items = (0..<count).map { place in
      let bits = random >> UInt64(16 + place * 8)
      return Entry(id: Int(bits & 7) % 5, look: Int(bits >> 3 & 3))
    }
    return Blueprint(name, component, content: .rows(Section(name, items) { Self.rows[$0.look] }))
  }

  /// What two surfaces hold, node by node.
  private func isSame(_ left: [PatchedTree.Node], _ right: [PatchedTree.Node]) -> Bool {
    guard left.count == right.count else { return false }
    for (left, right) in zip(left, right) {
      guard left.id == right.id, left.form == right.form, left.component == right.component,
        isSame(left.children, right.children)
      else { return false }
    }
    return true
  }

  @Test(arguments: quarters)
  func `a mirror that takes the patches holds what the whole would build`(turns: Range<UInt64>) async {
    var tree = NodeTree()
    var mirror = PatchedTree()
    for turn in turns {
      // Others may want the main actor.
      if turn % 32 == 0 { await Task.yield() }
      // A tree lives for some turns, so that a fault is found near the turn that made it.
      if turn % 50 == 0 {
        tree = NodeTree()
        mirror = PatchedTree()
      }
      var generator = SeededGenerator(seed: turn)
      mirror.apply(tree.render(blueprint(using: &generator)))
      let whole = PatchedTree()
      whole.apply(tree.whole())
      guard mirror.faults.isEmpty, isSame(mirror.roots, whole.roots) else {
        Issue.record("turn \(turn) of the tree that began at \(turn / 50 * 50): \(mirror.faults)")
        return
      }
    }
  }
}
