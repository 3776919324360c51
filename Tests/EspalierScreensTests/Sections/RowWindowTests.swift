import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// A section with many rows makes those around the places in sight, whatever becomes of its items.
@MainActor @Suite(.takesTurns) struct RowWindowTests {
  struct Entry: Identifiable, Equatable, Sendable {
    var id: Int
    var look = 0
  }

  @MainActor final class Log { var tapped: [Int] = [] }

  let tree = NodeTree()
  let surface = PatchedTree()
  let log = Log()

  private func render(_ items: [Entry], layout: Section.Layout = .list, isWhole: Bool = false) {
    var section = Section("list", items, layout: layout) { [log] item in
      let row = Row(Label.with(.text("\(item.id)/\(item.look)")))
      return item.look == 2 ? row.link(to: "/") : row.onTap { log.tapped.append(item.id) }
    }
    if isWhole { section = section.showingAllRows() }
    surface.apply(tree.render(Blueprint(window: section)))
  }

  private var list: Node { tree.children(of: 1)[0] }
  private var children: [Node] { tree.children(of: list.id) }
  private var window: RowWindow? { list.component.value(of: SectionView.rowWindow) }

  private func entries(_ count: Int) -> [Entry] { (0..<count).map { Entry(id: $0) } }

  @Test func `the first frame has as many rows for 50,000 items as for 500`() {
    render(entries(50_000))
    #expect(children.count == 80)
    #expect(window == RowWindow(count: 50_000, positions: [0..<80]))
  }

  @Test func `up to 200 rows, a form, a strip, and a section that says so are whole`() {
    for (count, layout, isWhole) in [
      (200, Section.Layout.list, false), (600, .form, false), (600, .strip, false), (600, .list, true),
    ] {
      render(entries(count), layout: layout, isWhole: isWhole)
      #expect(children.count == count)
      #expect(window == nil)
    }
    render(entries(600))
    render(entries(50))
    #expect(children.count == 50)
    #expect(window == nil)
    #expect(surface.outline(numbered: true) == tree.outline())
  }

  @Test func `what changes far from the places in sight costs no step but the count`() {
    var items = entries(2_000)
    render(items)
    let before = children.map(\.id)
    items.insert(Entry(id: 20_000), at: 500)
    items[900].look = 1
    items.swapAt(1_700, 1_800)
    render(items)
    #expect(children.map(\.id) == before)
    #expect(window?.count == 2_001)
  }

  @Test func `what comes before the places in sight leaves the same rows there`() {
    var items = entries(10_000)
    render(items)
    _ = tree.see(5_000..<5_020, keeping: [], in: list.id)
    render(items)
    let before = children.map(\.id)
    items.insert(contentsOf: (0..<100).map { Entry(id: 20_000 + $0) }, at: 0)
    render(items)
    #expect(children.map(\.id) == before)
    #expect(window?.positions == [5_040..<5_180])
  }

  @Test func `a row that is kept stays among the far ones, and goes when it is let go`() {
    let items = entries(10_000)
    render(items)
    let kept = children[7].id
    _ = tree.see(5_000..<5_020, keeping: [kept, 99_999, list.id], in: list.id)
    render(items)
    #expect(window?.positions == [7..<8, 4_940..<5_080])
    #expect(children[0].id == kept)
    _ = tree.see(9_000..<9_020, keeping: [], in: list.id)
    render(items)
    #expect(window?.positions == [8_940..<9_080])
  }

  @Test func `a row that is asked for by its identity is made wherever it stands`() throws {
    let items = entries(10_000)
    render(items)
    let row = try #require(tree.row(called: "7000", in: list.id))
    #expect(tree.row(called: "none", in: list.id) == nil)
    render(items)
    #expect(window?.positions == [0..<80, 7_000..<7_001])
    run(.tap, row.id)
    #expect(log.tapped == [7_000])
    #expect(surface.outline(numbered: true) == tree.outline())
  }

  @Test func `places that a stranger makes up cost no more than those of a screen`() {
    let items = entries(10_000)
    render(items)
    for places in [0..<Int.max, 9_999..<Int.max, Int.max - 1..<Int.max] {
      _ = tree.see(places, keeping: Array(0..<100_000), in: list.id)
      render(items)
      #expect(children.count < 600)
      #expect(surface.outline(numbered: true) == tree.outline())
    }
  }

  private func run(_ event: EventKind, _ id: Int) {
    guard case .immediate(let action)? = tree.handler(node: id, element: 0, event: event)?.body else { return }
    try? action(.none)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `after random edits and glances a surface holds the rows at the places that it is told`(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    var items = entries(Int.random(in: 150...900, using: &generator))
    var next = 100_000
    render(items)
    for turn in 0..<40 {
      // The main actor is for others too.
      await Task.yield()
      edit(&items, &next, using: &generator)
      let before = Dictionary(children.map { ($0.path, $0.id) }) { first, _ in first }
      var sight: Range<Int>?
      if turn > 0, Bool.random(using: &generator), !items.isEmpty {
        let start = Int.random(in: 0..<items.count, using: &generator)
        sight = start..<start + Int.random(in: 1...40, using: &generator)
        let kept = children.isEmpty ? [] : [children[Int.random(in: 0..<children.count, using: &generator)].id]
        render(items)
        _ = tree.see(start..<start + 20, keeping: kept, in: list.id)
        if let sight { _ = tree.see(sight, keeping: kept, in: list.id) }
      }
      render(items)
      guard expectRows(of: items, sight: sight, before: before, using: &generator) else {
        Issue.record("seed \(seed), turn \(turn)")
        return
      }
    }
  }

  private func edit(_ items: inout [Entry], _ next: inout Int, using generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let place = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...2:
        let count = Int.random(in: 1...30, using: &generator)
        items.insert(contentsOf: (next..<next + count).map { Entry(id: $0) }, at: place)
        next += count
      case 3, 4: items.removeSubrange(place..<min(place + Int.random(in: 1...30, using: &generator), items.count))
      case 5, 6: if !items.isEmpty { items[place].look = Int.random(in: 0...2, using: &generator) }
      case 7: if !items.isEmpty { items.append(items.remove(at: place)) }
      case 8: items.reverse()
      case 9: items = Array(items.prefix(Int.random(in: 0...400, using: &generator)))
      case 10:
        items += (next..<next + 500).map { Entry(id: $0) }
        next += 500
      // Twice the same identity.
      default: if !items.isEmpty { items.insert(items[place], at: Int.random(in: 0...items.count, using: &generator)) }
      }
    }
  }

  private func expectRows(
    of items: [Entry], sight: Range<Int>?, before: [String: Int], using generator: inout SeededGenerator
  ) -> Bool {
    let children = children
    let positions = window?.positions.flatMap { Array($0) } ?? Array(items.indices)
    let shown = children.map { $0.component.value(of: Label.text) }
    var isRight = shown == positions.filter(items.indices.contains).map { "\(items[$0].id)/\(items[$0].look)" }
    isRight = isRight && surface.faults.isEmpty && surface.sharedKeys.isEmpty
    isRight = isRight && surface.outline(numbered: true) == tree.outline()
    isRight = isRight && (window.map { $0.count == items.count } ?? (items.count <= 200))
    isRight = isRight && children.count < 560
    if let sight, let window {
      let lower = min(sight.lowerBound, items.count - 1)
      let needed = max(lower - 30, 0)..<min(sight.upperBound + 30, items.count)
      isRight = isRight && window.main.lowerBound <= needed.lowerBound && window.main.upperBound >= needed.upperBound
    }
    // Whoever was there and is, is the same.
    let counted = Dictionary(grouping: items, by: \.id).mapValues(\.count)
    for (child, position) in zip(children, positions)
    where isRight && items[position].look != 2 && counted[items[position].id] == 1 {
      if let old = before[child.path], old != child.id, children.contains(where: { $0.id == old }) { isRight = false }
    }
    if isRight, let index = children.indices.randomElement(using: &generator), items[positions[index]].look != 2 {
      log.tapped = []
      run(.tap, children[index].id)
      isRight = log.tapped == [items[positions[index]].id]
    }
    return isRight
  }
}
