import EspalierScreens
import EspalierViews
import Testing

/// Events find their handler by the identity of row and element, at the moment at which they happen.
@MainActor @Suite struct NodeHandlerTests {
  @MainActor final class Log {
    var entries: [String] = []
  }

  let tree = NodeTree()
  let log = Log()

  private func render(_ items: [Item], version: Int) {
    let log = log
    _ = tree.render(
      Blueprint(
        Section("list", items) { item in
          Row(Button.with(.title("tap"), .onTap { log.entries.append("\(item.id) v\(version)") }))
        }))
  }

  private var rows: [Node] { tree.children(of: tree.children(of: 1)[0].id) }

  private func tap(_ node: Int) throws {
    guard case .immediate(let action) = tree.handler(node: node, element: 0, event: .tap)?.body else {
      log.entries.append("none")
      return
    }
    try action(.none)
  }

  @Test func `the newest handler runs, though nothing that is seen has changed`() throws {
    render([Item(id: 1)], version: 1)
    let row = rows[0].id
    render([Item(id: 1)], version: 2)
    #expect(rows[0].id == row)
    try tap(row)
    #expect(log.entries == ["1 v2"])
  }

  @Test func `a row that moved keeps its own handler`() throws {
    render([Item(id: 1), Item(id: 2), Item(id: 3)], version: 1)
    let first = rows[0].id
    render([Item(id: 3), Item(id: 2), Item(id: 1)], version: 2)
    try tap(first)
    #expect(log.entries == ["1 v2"])
  }

  @Test func `a row that has gone has none, even when another stands in its place`() throws {
    render([Item(id: 1), Item(id: 2)], version: 1)
    let gone = rows[0].id
    render([Item(id: 2)], version: 2)
    try tap(gone)
    #expect(log.entries == ["none"])
    #expect(tree.node(gone) == nil)
  }

  @Test func `rows that are written out, and parts, have their newest handlers too`() throws {
    let log = log
    func window(_ version: Int) -> Blueprint {
      let section = Section("list") { Row(Button.with(.onTap { log.entries.append("row v\(version)") })) }
      return Blueprint(
        "window", Button.with(.onTap { log.entries.append("window v\(version)") }).erased,
        content: .parts([Blueprint("section", Label.with().erased, content: .rows(section))]))
    }
    _ = tree.render(window(1))
    #expect(tree.render(window(2)).isEmpty)
    try tap(rows[0].id)
    try tap(1)
    #expect(log.entries == ["row v2", "window v2"])
  }

  @Test func `what a person entered is where the next comparison starts`() {
    func window(_ text: String) -> Blueprint {
      Blueprint(Section("form") { Row(TextField.with(.label("Name"), .text(text))) })
    }
    _ = tree.render(window(""))
    let field = rows[0].id
    tree.note(.text("Eva"), at: StyleSlot(TextField.text), node: field)
    #expect(tree.render(window("Eva")).isEmpty, "the field shows it already")
    tree.note(.text("Evaa"), at: StyleSlot(TextField.text), node: field)
    #expect(tree.render(window("Eva")).count == 1, "the field must be set back")
  }

  @Test func `a control whose text nobody sets keeps what was entered`() {
    func window(_ hint: String) -> Blueprint {
      Blueprint(Section("form") { Row(TextField.with(.label("Name"), .hint(hint))) })
    }
    _ = tree.render(window("first"))
    tree.note(.text("Eva"), at: StyleSlot(TextField.text), node: rows[0].id)
    let patches = tree.render(window("second"))
    guard patches.count == 1, case .update(_, let old, let new) = patches[0] else {
      Issue.record("\(patches)")
      return
    }
    var changed: [String] = []
    old.forEachChange(to: new) { slot, _ in changed.append(slot.property.name) }
    #expect(changed == ["hint"])
  }
}
