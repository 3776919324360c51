import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// The patches of many random turns, carried out on a mirror: sections that come, go and change places, and in them
/// rows that do the same, change what they show, and change their class.
@MainActor @Suite(.takesTurns) struct TreePropertyTests {
  private static let components = (0..<6).map { Label.with(.text("\($0)")).erased }
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

  /// A surface's nodes by number: made of patches alone, and no more than the law needs.
  private struct Mirror {
    var children: [Int: [Int]] = [0: []]
    var shown: [Int: (parent: Int, form: Node.Form, component: AnyComponent)] = [:]
    var fault: String?

    mutating func apply(_ patches: [Patch]) {
      for patch in patches {
        switch patch {
        case .insert(let nodes, let parent, let before):
          for node in nodes {
            if shown.updateValue((parent, node.form, node.component), forKey: node.id) != nil { fault = "used again" }
            children[node.id] = []
          }
          place(nodes.map(\.id), in: parent, before: before)
        case .update(let id, let old, let new):
          if shown[id]?.component != old { fault = "updated from what it does not show" }
          shown[id]?.component = new
        case .remove(let ids):
          for id in ids {
            take(id)
            forget(id)
          }
        case .move(let id, let before):
          take(id)
          if let parent = shown[id]?.parent { place([id], in: parent, before: before) }
        }
      }
    }

    private mutating func place(_ ids: [Int], in parent: Int, before: Int?) {
      guard let siblings = children[parent] else { return fault = "placed in what is not there" }
      guard let index = before.map({ siblings.firstIndex(of: $0) }) ?? siblings.count else {
        return fault = "placed before what is not there"
      }
      children[parent, default: []].insert(contentsOf: ids, at: index)
    }

    private mutating func take(_ id: Int) {
      guard let parent = shown[id]?.parent, let index = children[parent]?.firstIndex(of: id) else {
        return fault = "taken from where it is not"
      }
      children[parent]?.remove(at: index)
    }

    private mutating func forget(_ id: Int) {
      for child in children[id] ?? [] { forget(child) }
      children[id] = nil
      shown[id] = nil
    }

    func isSame(as other: Mirror) -> Bool {
      children == other.children
        && shown.allSatisfy { id, node in
          other.shown[id].map { $0.form == node.form && $0.component == node.component } ?? false
        }
    }
  }

  @Test(arguments: RandomCases.quarters)
  func `a mirror that takes the patches holds what the whole would build`(turns: Range<UInt64>) async {
    var tree = NodeTree()
    var mirror = Mirror()
    for turn in turns {
      // Others may want the main actor.
      if turn % 16 == 0 { await Task.yield() }
      // A tree lives for some turns, so that a fault is found near the turn that made it.
      if turn % 50 == 0 {
        tree = NodeTree()
        mirror = Mirror()
      }
      var generator = SeededGenerator(seed: turn)
      mirror.apply(tree.render(blueprint(using: &generator)))
      var whole = Mirror()
      whole.apply(tree.whole())
      guard mirror.fault == nil, mirror.isSame(as: whole) else {
        Issue.record("turn \(turn) of the tree that began at \(turn / 50 * 50): \(mirror.fault ?? "not the same")")
        return
      }
    }
  }
}
