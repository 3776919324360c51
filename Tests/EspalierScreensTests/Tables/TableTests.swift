import EspalierScreens
import EspalierViews
import Testing

@MainActor @Suite struct TableTests {
  @MainActor final class Model {
    var items = [Item(id: 1, text: "Rent"), Item(id: 2, text: "Food")]
    var sort: TableSort?
  }

  let model = Model()

  private var section: Section {
    Section(
      "table", model.items, sort: Binding(model, \.sort),
      columns: TableColumn("Name", sort: "name") { Label.with(.text($0.text)) },
      TableColumn("Number", alignment: .end) { Label.with(.text("\($0.id)")) },
      TableColumn("") { Button.with(.title("Open \($0.id)")) })
  }

  private func screen() -> Blueprint {
    Blueprint(Screen(title: "") { section }, id: "s", scene: 1, in: Blueprint.Surroundings())
  }

  @Test func `a row has a cell for each column, in their order`() {
    let tree = NodeTree()
    _ = tree.render(screen())
    let section = tree.children(of: 1)[1]
    let rows = tree.children(of: section.id)
    #expect(rows.map { "\($0.component.type)" } == Array(repeating: "TableRow<Pack{Label, Label, Button}>", count: 2))
    let columns = section.component.value(of: SectionView.columns).columns
    #expect(columns.map(\.title) == ["Name", "Number", ""])
    #expect(columns.map(\.alignment) == [.start, .end, .start])
    #expect(columns.map(\.isSortable) == [true, false, false])
    #expect(rows.allSatisfy { $0.component.value(of: TableRowProperties.columns).columns == columns })
    let elements = ViewSchema.of(rows[0].component.type).elements
    #expect(elements.count == 4)
    #expect(rows[0].component.value(of: Label.text, element: 1) == "Rent")
    #expect(rows[1].component.value(of: Button.title, element: 3) == "Open 2")
  }

  @Test func `a row of plain text is made anew when a label gets another style, and when it loses it`() throws {
    func screen(_ text: String) -> Blueprint {
      model.items[1].text = text
      let section = Section(
        "table", model.items,
        columns: TableColumn("Name") { item -> Component<Label> in
          let label = Label.with(.text(item.text))
          return item.text.hasPrefix("!") ? label.adding(.lines(item.text.count)) : label
        }, TableColumn("Number") { Label.with(.text("\($0.id)")) })
      return Blueprint(Screen(title: "") { section }, id: "s", scene: 1, in: Blueprint.Surroundings())
    }
    let tree = NodeTree()
    func rows() -> [Node] { tree.children(of: tree.children(of: 1)[1].id) }
    _ = tree.render(screen("Food"))
    let plain = rows()
    #expect(plain.allSatisfy { RowTraits($0.component) == .isText })
    _ = tree.render(screen("!"))
    let styled = rows()
    #expect(styled.map { RowTraits($0.component) } == [.isText, []])
    #expect(styled[0].id == plain[0].id && styled[1].id != plain[1].id)
    _ = tree.render(screen("!!"))
    #expect(rows().map(\.id) == styled.map(\.id), "another value of the style is a change")
    _ = tree.render(screen("Food"))
    #expect(rows()[0].id == plain[0].id && rows()[1].id != styled[1].id)
  }

  @Test func `a tap on a heading sorts by it, and the next one turns it round`() throws {
    let tree = NodeTree()
    func tap(_ column: String) throws {
      _ = tree.render(screen())
      let section = tree.children(of: 1)[1].id
      guard case .immediate(let action) = tree.handler(node: section, element: 0, event: .action)?.body else {
        Issue.record("no handler")
        return
      }
      try action(.text(column))
    }
    try tap("name")
    #expect(model.sort == TableSort("name"))
    try tap("name")
    #expect(model.sort == TableSort("name", isAscending: false))
    try tap("other")
    #expect(model.sort == TableSort("other"))
  }

  @Test func `a list that becomes a table is built anew`() {
    let tree = NodeTree()
    let surface = PatchedTree()
    func render(_ section: Section) -> Int {
      let screen = Screen(title: "") { section }
      surface.apply(tree.render(Blueprint(screen, id: "s", scene: 1, in: Blueprint.Surroundings())))
      return tree.children(of: 1)[1].id
    }
    let list = render(Section("table", model.items) { Row(Label.with(.text($0.text))) })
    #expect(render(section) != list)
    #expect(surface.faults.isEmpty)
  }

  @Test func `descriptions name the chrome's own properties`() {
    let view = SectionView.with(.set(\.header, "Rent"), .set(\.isExpanded, true), .set(\.sort, TableSort("name")))
    #expect(view.description.contains("header: \"Rent\""))
    #expect(view.description.contains("isExpanded: true"))
    #expect(view.description.contains("sort: "))
    for component in [
      ScreenView.with(.set(\.isModal, true)).erased, NavigationBarView.with(.set(\.closeDestination, "/")).erased,
      WindowView.with(.set(\.hasTabs, true)).erased, TabBarView.with(.set(\.title, "x")).erased,
      TabView.with(.set(\.icon, .list)).erased, ModalView.with(.set(\.title, "x")).erased,
      Label.with(.set(\.text, "x")).erased.setting(RowProperties.isSelected, to: true),
    ] {
      #expect(!component.description.contains("property "), "\(component)")
    }
  }
}
