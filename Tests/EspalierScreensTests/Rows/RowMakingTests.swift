import EspalierScreens
import EspalierViews
import Testing

/// Rows are made for items that are new or have changed, and for no others.
@MainActor @Suite struct RowMakingTests {
  let tree = NodeTree()
  let made = Counter()
  let items = (0..<1_000).map { Item(id: $0, text: "row") }

  private func render(_ items: [Item], reading: String = "EUR") {
    let made = made
    _ = tree.render(
      Blueprint(
        Section("list", items, reading: reading) { item in
          made.count += 1
          return Row(Label.with(.text("\(item.text) \(reading)")))
        }.showingAllRows()))
  }

  private func rowsMade(_ change: () -> Void) -> Int {
    let before = made.count
    change()
    return made.count - before
  }

  @Test func `at first every row is made once`() {
    #expect(rowsMade { render(items) } == 1_000)
  }

  @Test func `for equal items none is made`() {
    render(items)
    #expect(rowsMade { render(items) } == 0)
    #expect(rowsMade { render(items.map { Item(id: $0.id, text: $0.text) }) } == 0)
  }

  @Test func `only a changed item's row is made`() {
    render(items)
    var changed = items
    changed[3].text = "other"
    #expect(rowsMade { render(changed) } == 1)
  }

  @Test func `only the rows of items that come are made, none for those that go or move`() {
    render(items)
    #expect(rowsMade { render([Item(id: -1)] + items.dropFirst(10)) } == 1)
    #expect(rowsMade { render([Item(id: -1)] + items.dropFirst(10).reversed()) } == 0)
  }

  @Test func `every row is made when what rows read besides their item changes`() {
    render(items)
    #expect(rowsMade { render(items, reading: "GBP") } == 1_000)
    #expect(rowsMade { render(items, reading: "GBP") } == 0)
  }

  @Test func `an event makes the one row that it happened on`() {
    render(items)
    let row = tree.children(of: tree.children(of: 1)[0].id)[700]
    #expect(rowsMade { _ = tree.handler(node: row.id, element: 0, event: .tap) } == 1)
  }
}
