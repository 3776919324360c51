import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// The parts that a row makes from items are nodes, compared by their identities.
@MainActor @Suite struct ItemsTreeTests {
  struct Line: Identifiable, Equatable, Sendable {
    let id: Int
    var tags: [Int] = []
    var notes: [Int] = []
    var suffix = ""
  }

  var reports: [String] = []
  let tree = NodeTree()

  private static func part(_ id: Int, _ suffix: String) -> Component<Label> { Label.with(.text("\(id)\(suffix)")) }

  /// Renders rows, each with two lists around a label.
  @discardableResult private func render(_ lines: [Line]) -> [Patch] {
    tree.render(
      Blueprint(
        Section("lines", lines) { line in
          Row(
            Items.of(line.tags, id: \.self) { Self.part($0, line.suffix) }, Label.with(.text("Line \(line.id)")),
            Items.of(line.notes, id: \.self) { Self.part($0, line.suffix) })
        }))
  }

  private var rows: [Node] { tree.children(of: tree.children(of: 1)[0].id) }

  private func texts(_ row: Node, in element: Int) -> [String] {
    tree.children(of: row.id).filter { $0.holder == element }.map { $0.component.value(of: Label.text) }
  }

  @Test func `a new item is one node, before its neighbour in its own list`() throws {
    render([Line(id: 1, tags: [1, 3], notes: [1])])
    let row = try #require(rows.first)
    let neighbour = try #require(tree.children(of: row.id).dropFirst().first)
    let patches = render([Line(id: 1, tags: [1, 2, 3], notes: [1])])
    let inserts = patches.compactMap { patch -> ([Node], Int, Int?)? in
      if case .insert(let nodes, let parent, let before) = patch { (nodes, parent, before) } else { nil }
    }
    #expect(inserts.count == 1 && inserts[0].0.count == 1)
    #expect(inserts.first?.1 == row.id && inserts.first?.2 == neighbour.id)
    #expect(texts(row, in: 1) == ["1", "2", "3"] && texts(row, in: 3) == ["1"])
    #expect(rows.first?.id == row.id, "the row is not built again")
  }

  @Test func `an item at the end of the first list is not put before one of the second`() throws {
    render([Line(id: 1, tags: [1], notes: [7])])
    for patch in render([Line(id: 1, tags: [1, 2], notes: [7])]) {
      if case .insert(_, _, let before) = patch { #expect(before == nil) }
    }
  }

  @Test func `the paths of parts have the name of their list and their identity`() {
    render([Line(id: 4, tags: [8], notes: [9])])
    #expect(
      tree.children(of: rows[0].id).map(\.path).map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == [
        "4/part0-8", "4/part2-9",
      ])
  }

  @Test func `two items with one identity are both shown and reported once`() {
    var reports: [String] = []
    let tree = NodeTree { reports.append($0) }
    for _ in 0..<2 {
      _ = tree.render(
        Blueprint(Section("s") { Row(Items.of([5, 5], id: \.self) { Label.with(.text("\($0)")) }) }))
    }
    let row = tree.children(of: tree.children(of: 1)[0].id)[0]
    #expect(tree.children(of: row.id).count == 2)
    #expect(reports.count == 1 && reports[0].contains("two parts with the identity 5"), "\(reports)")
  }

  @Test func `random walks leave every list as its items say, each step among its own siblings`() {
    var generator = SeededGenerator()
    var shown = Surface()
    for _ in 0..<300 {
      let lines = (0..<4).shuffled(using: &generator).prefix(3).map { id in
        func some() -> [Int] { (0..<6).shuffled(using: &generator).filter { _ in Bool.random(using: &generator) } }
        return Line(id: id, tags: some(), notes: some(), suffix: Bool.random(using: &generator) ? "" : "!")
      }
      shown.apply(render(lines))
      for (line, row) in zip(lines, rows) {
        #expect(texts(row, in: 1) == line.tags.map { "\($0)\(line.suffix)" })
        #expect(texts(row, in: 3) == line.notes.map { "\($0)\(line.suffix)" })
        for element in [1, 3] {
          let wanted = tree.children(of: row.id).filter { $0.holder == element }.map(\.id)
          #expect(shown.children[Surface.Container(node: row.id, element: element), default: []] == wanted)
        }
      }
    }
  }

  /// A surface that keeps the nodes of each container, and refuses a step before a node of another one.
  private struct Surface {
    struct Container: Hashable {
      var node: Int
      var element: Int
    }

    var children: [Container: [Int]] = [:]
    private var places: [Int: Container] = [:]

    mutating func apply(_ patches: [Patch]) {
      for patch in patches {
        switch patch {
        case .insert(let nodes, let parent, let before):
          let container = Container(node: parent, element: nodes.first?.holder ?? 0)
          #expect(nodes.allSatisfy { $0.holder == container.element })
          put(nodes.map(\.id), in: container, before: before)
        case .move(let id, let before):
          guard let container = places[id] else { continue }
          children[container]?.removeAll { $0 == id }
          put([id], in: container, before: before)
        case .remove(let ids):
          for id in ids { if let container = places[id] { children[container]?.removeAll { $0 == id } } }
        case .update: break
        }
      }
    }

    private mutating func put(_ ids: [Int], in container: Container, before: Int?) {
      var list = children[container, default: []]
      let index = before.map { list.firstIndex(of: $0) } ?? list.count
      #expect(index != nil, "a step before a node that is no sibling")
      list.insert(contentsOf: ids, at: index ?? list.count)
      children[container] = list
      for id in ids { places[id] = container }
    }
  }
}
