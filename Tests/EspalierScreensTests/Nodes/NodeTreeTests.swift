import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// The steps that a tree of nodes tells a surface, carried out on a model of one.
@MainActor @Suite struct NodeTreeTests {
  private func row(_ item: Item) -> Row {
    let label = Label.with(.text(item.text), .lines(item.id))
    return switch item.text.utf8.count % 4 {
    case 0: Row(label)
    case 1: Row(label).link(to: Destination(address: "/\(item.id)"))
    case 2: Row(label, Button.with(.title(item.text)))
    default: Row(label).onTap {}
    }
  }

  /// A window with parts, each of which is a section of random items, written-out rows, or parts again.
  private func randomBlueprint(_ id: String, depth: Int, _ generator: inout SeededGenerator) -> Blueprint {
    let texts = ["", "a", "bb", "ccc", "dddd"]
    let text = texts[Int.random(in: 0..<5, using: &generator)]
    let component = Bool.random(using: &generator) ? Label.with(.text(text)).erased : Button.with(.title(text)).erased
    let ids = Array(0..<8).shuffled(using: &generator).prefix(Int.random(in: 0...8, using: &generator))
    let items = ids.map { Item(id: $0, text: texts[Int.random(in: 0..<5, using: &generator)]) }
    switch Int.random(in: 0...(depth == 0 ? 1 : 3), using: &generator) {
    case 0: return Blueprint(id, component, content: .rows(Section(id, items, row: row)))
    case 1:
      let section = Section(id) { for item in items { row(item).id("row \(item.id % 5)") } }
      return Blueprint(id, component, content: .rows(section))
    default:
      let parts = ids.prefix(4).map { randomBlueprint("part \($0)", depth: depth - 1, &generator) }
      return Blueprint(id, component, content: .parts(parts))
    }
  }

  @Test func `a surface that takes the steps shows what the tree holds, and what a fresh tree would hold`() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let tree = NodeTree()
      let surface = PatchedTree()
      for turn in 0..<6 {
        let blueprint = randomBlueprint("window", depth: 3, &generator)
        surface.apply(tree.render(blueprint))
        let fresh = NodeTree()
        let expected = PatchedTree()
        expected.apply(fresh.render(blueprint))
        guard surface.faults.isEmpty, surface.sharedKeys.isEmpty, surface.outline(numbered: true) == tree.outline(),
          surface.outline() == expected.outline()
        else {
          Issue.record("seed \(seed), turn \(turn): \(surface.faults)")
          return
        }
      }
    }
  }

  @Test func `rendering the same again takes no step`() {
    var generator = SeededGenerator(seed: 42)
    let tree = NodeTree()
    for _ in 0..<20 {
      let blueprint = randomBlueprint("window", depth: 3, &generator)
      _ = tree.render(blueprint)
      #expect(tree.render(blueprint).isEmpty)
    }
  }

  @Test func `a surface that comes late is given the whole`() {
    var generator = SeededGenerator(seed: 7)
    let tree = NodeTree()
    for _ in 0..<5 { _ = tree.render(randomBlueprint("window", depth: 3, &generator)) }
    let surface = PatchedTree()
    surface.apply(tree.whole())
    #expect(surface.faults.isEmpty)
    #expect(surface.outline(numbered: true) == tree.outline())
  }

  @Test func `one changed row among many is one update`() {
    let tree = NodeTree()
    var items = (0..<1_000).map { Item(id: $0, text: "row") }
    _ = tree.render(Blueprint(Section("list", items) { Row(Label.with(.text($0.text))) }.showingAllRows()))
    items[500].text = "changed"
    let patches = tree.render(Blueprint(Section("list", items) { Row(Label.with(.text($0.text))) }.showingAllRows()))
    guard patches.count == 1, case .update(_, let old, let new) = patches[0] else {
      Issue.record("\(patches)")
      return
    }
    #expect(old.value(of: Label.text, element: 0) == "row" && new.value(of: Label.text, element: 0) == "changed")
  }

  @Test func `rows that come next to each other come in one step`() {
    let tree = NodeTree()
    _ = tree.render(Blueprint(Section("list", [Item(id: 0), Item(id: 9)], row: row)))
    let patches = tree.render(Blueprint(Section("list", (0..<10).map { Item(id: $0) }, row: row)))
    guard patches.count == 1, case .insert(let nodes, _, let before) = patches[0] else {
      Issue.record("\(patches)")
      return
    }
    #expect(nodes.count == 8)
    #expect(before != nil)
  }

  @Test func `a row of another class is replaced whole, in its place`() {
    let tree = NodeTree()
    let surface = PatchedTree()
    surface.apply(
      tree.render(
        Blueprint(
          Section("list") {
            Row(Label.with(.text("a"))); Row(Label.with(.text("b")))
          })))
    surface.apply(
      tree.render(
        Blueprint(
          Section("list") {
            Row(Button.with(.title("a"))); Row(Label.with(.text("b")))
          })))
    #expect(surface.faults.isEmpty)
    #expect(surface.roots[0].children[0].children.map { "\($0.component.type)" } == ["Button", "Label"])
  }

  @Test func `sections are told apart by name, so that one that comes first moves no row`() {
    let tree = NodeTree()
    let list = Section("list", [Item(id: 1, text: "a")], row: row)
    let banner = Section("banner") { Row(Label.with(.text("hello"))) }
    func window(_ sections: [Section]) -> Blueprint {
      Blueprint(
        "window", Label.with().erased,
        content: .parts(sections.map { Blueprint($0.id, Label.with().erased, content: .rows($0)) }))
    }
    _ = tree.render(window([list]))
    let before = tree.children(of: tree.children(of: 1)[0].id).map(\.id)
    let patches = tree.render(window([banner, list]))
    #expect(tree.children(of: tree.children(of: 1)[1].id).map(\.id) == before)
    #expect(patches.count == 2, "the banner and its row; nothing of the list")
  }

  @Test func `a path names a node alike after a restart, while its number is never used again`() {
    let blueprint = Blueprint(Section("list", [Item(id: 5)], row: row))
    let first = NodeTree()
    _ = first.render(Blueprint(Section("list", [Item(id: 4)], row: row)))
    _ = first.render(blueprint)
    let second = NodeTree()
    _ = second.render(blueprint)
    func only(_ tree: NodeTree) -> Node { tree.children(of: tree.children(of: 1)[0].id)[0] }
    #expect(only(first).path == "window/section/5")
    #expect(only(first).path == only(second).path)
    #expect(only(first).id != only(second).id)
  }

  @Test func `the scene of a node is the nearest above it`() {
    let tree = NodeTree()
    let inner = Blueprint(
      "inner", Label.with().erased, scene: 7, content: .rows(Section("list", [Item(id: 1)], row: row)))
    let outer = Blueprint("outer", Label.with().erased, scene: 3, content: .parts([inner]))
    _ = tree.render(Blueprint("window", Label.with().erased, content: .parts([outer])))
    let outerID = tree.children(of: 1)[0].id
    let innerID = tree.children(of: outerID)[0].id
    #expect(tree.scene(of: 1) == nil)
    #expect(tree.scene(of: outerID) == 3)
    #expect(tree.scene(of: tree.children(of: innerID)[0].id) == 7)
    #expect(tree.scene(of: 999) == nil)
  }
}
