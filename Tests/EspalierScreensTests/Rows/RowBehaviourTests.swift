import EspalierScreens
import EspalierViews
import Testing

/// Tests of a row's abilities besides being tapped, in the tree of nodes.
@MainActor @Suite struct RowBehaviourTests {
  @MainActor final class Model {
    var items = (1...3).map { Item(id: $0, text: "a") }
    var chosen: Set<Int> = []
    var plan: Int?
    var isOpen = true
    var log: [String] = []
    var accepts = true
  }

  let model = Model()
  let tree = NodeTree()
  let surface = PatchedTree()
  let made = Counter()

  private func render(_ section: Section) { surface.apply(tree.render(Blueprint(section))) }
  private var rows: [Node] { tree.children(of: tree.children(of: 1)[0].id) }

  private func run(_ row: Int, _ event: EventKind, _ value: EventValue = .none) async throws {
    let node = rows[row].id
    if event == .change { tree.note(isRowSelected: value != .flag(false), node: node) }
    switch tree.handler(node: node, element: Node.rowElement, event: event, value: value)?.body {
    case .immediate(let action): try action(value)
    case .task(let action): try await action(value)
    case nil: model.log.append("none")
    }
  }

  private func selected() -> [Bool] { rows.map { $0.component.value(of: RowProperties.isSelected) } }

  private func renderChoice(many: Bool) {
    let (model, made) = (model, made)
    let set = Binding<Set<Int>>(get: { model.chosen }, set: { if model.accepts { model.chosen = $0 } })
    let one = Binding<Int?>(get: { model.plan }, set: { if model.accepts { model.plan = $0 } })
    render(
      Section("list", model.items, selection: many ? .many(set) : .one(one)) { item in
        made.count += 1
        return Row(Label.with(.text("\(item.id)")))
      })
  }

  @Test func `any number of rows is chosen and let go of, and only those are made again`() async throws {
    renderChoice(many: true)
    try await run(1, .change, .flag(true))
    try await run(2, .change, .flag(true))
    try await run(1, .change, .flag(false))
    #expect(model.chosen == [3])
    made.count = 0
    renderChoice(many: true)
    #expect(selected() == [false, false, true])
    #expect(made.count == 2)
    model.chosen = [1, 2, 3]
    made.count = 0
    renderChoice(many: true)
    #expect(selected() == [true, true, true])
    #expect(made.count == 2)
  }

  @Test func `of one choice another row lets go of the one before`() async throws {
    model.plan = 1
    renderChoice(many: false)
    #expect(selected() == [true, false, false])
    try await run(2, .change, .text("on"))
    #expect(model.plan == 3)
    #expect(selected() == [false, false, true], "as the surface shows it by itself")
    renderChoice(many: false)
    #expect(selected() == [false, false, true])
  }

  @Test(arguments: [true, false])
  func `a choice that the app does not take is taken back`(many: Bool) async throws {
    model.plan = 1
    model.chosen = [1]
    model.accepts = false
    renderChoice(many: many)
    try await run(2, .change, many ? .flag(true) : .text("on"))
    renderChoice(many: many)
    #expect(selected() == [true, false, false])
  }

  @Test func `the newest action runs, by its name, and one that is not offered does not`() async throws {
    func render(_ version: Int) {
      let model = model
      self.render(
        Section("list", model.items) { item in
          Row(Label.with()).actions(
            .action("Archive") { model.log.append("archive \(item.id) v\(version)") },
            .destructive("Delete", isEnabled: false) { model.log.append("delete") })
        })
    }
    render(1)
    render(2)
    try await run(1, .action, .text("Archive"))
    try await run(1, .action, .text("Delete"))
    try await run(1, .action, .text("Publish"))
    #expect(model.log == ["archive 2 v2", "none", "none"])
  }

  @Test func `what cannot be done now says so where it is offered`() {
    let row = Row(Label.with()).actions(.destructive("Delete", icon: .delete, isEnabled: false) {})
    let list = row.component.value(of: RowProperties.actions)
    #expect(list == [ActionItem(id: "Delete", title: "Delete", icon: .delete, isDestructive: true, isEnabled: false)])
    #expect(!list.offers("Delete"))
  }

  @Test func `a row is moved before another one, to the end, and not where there is none`() async throws {
    func render() {
      let model = model
      self.render(
        Section("list", model.items, onMove: { model.items.apply($0) }) { Row(Label.with(.text("\($0.id)"))) })
    }
    render()
    let path = rows[0].path
    try await run(2, .move, .text(path))
    #expect(model.items.map(\.id) == [3, 1, 2])
    render()
    try await run(0, .move, .text(""))
    #expect(model.items.map(\.id) == [1, 2, 3])
    render()
    try await run(0, .move, .text("window/elsewhere/1"))
    try await run(0, .move, .text(rows[0].path))
    #expect(model.log == ["none", "none"])
    #expect(model.items.map(\.id) == [1, 2, 3])
  }

  @Test func `a move in an array finds both rows by identity`() {
    var items = [1, 2, 3, 4].map { Item(id: $0) }
    items.apply(RowMove(1, before: 4))
    #expect(items.map(\.id) == [2, 3, 1, 4])
    items.apply(RowMove(9, before: 4))
    items.apply(RowMove(1, before: 9))
    items.apply(RowMove(1, before: 1))
    #expect(items.map(\.id) == [2, 3, 1, 4])
    items.apply(RowMove(2, before: nil))
    #expect(items.map(\.id) == [3, 1, 4, 2])
  }

  @Test func `where a moved row has come to is told until the next move`() async throws {
    func render() {
      let model = model
      let screen = Screen(title: "") {
        Section("list", model.items, onMove: { model.items.apply($0) }) { Row(Label.with(.text("\($0.id)"))) }
      }
      surface.apply(tree.render(Blueprint(screen, id: "screen", scene: 1, in: Blueprint.Surroundings())))
    }
    render()
    let section = tree.children(of: 1)[1].id
    let last = try #require(tree.children(of: section).last)
    let move = tree.handler(node: last.id, element: Node.rowElement, event: .move, value: .text(""))
    #expect(move != nil)
    let first = try #require(tree.children(of: section).first)
    guard
      case .immediate(let action) = tree.handler(
        node: last.id, element: Node.rowElement, event: .move, value: .text(first.path))?.body
    else {
      Issue.record("no handler")
      return
    }
    try action(.none)
    render()
    #expect(tree.node(section)?.component.value(of: SectionView.announcement) == "Moved to 1 of 3")
    render()
    #expect(tree.node(section)?.component.value(of: SectionView.announcement) == "Moved to 1 of 3")
    #expect(surface.faults.isEmpty)
    // Asked for and refused: nothing has moved, so nothing is said.
    let end = tree.handler(node: last.id, element: Node.rowElement, event: .move, value: .text(""))
    ChromeWords.$current.withValue(.german) { render() }
    #expect(tree.node(section)?.component.value(of: SectionView.announcement) == "Moved to 1 of 3")
    _ = tree.handler(node: last.id, element: Node.rowElement, event: .move, value: .text(""))
    if case .immediate(let moveToEnd) = end?.body { try moveToEnd(.none) }
    ChromeWords.$current.withValue(.german) { render() }
    #expect(tree.node(section)?.component.value(of: SectionView.announcement) == "Verschoben auf 3 von 3")
  }

  @Test func `rows of a closed section are not made`() {
    let (model, made) = (model, made)
    func section() -> Section {
      Section("list", model.items, isExpanded: Binding(model, \.isOpen)) { item in
        made.count += 1
        return Row(Label.with(.text("\(item.id)")))
      }
    }
    func writtenRow() -> Row {
      made.count += 1
      return Row(Label.with())
    }
    func written() -> Section { Section("list", isExpanded: Binding(model, \.isOpen)) { writtenRow() } }
    model.isOpen = false
    render(section())
    #expect(written().count == 0)
    #expect(rows.isEmpty && made.count == 0)
    model.isOpen = true
    render(section())
    #expect(rows.count == 3)
    model.isOpen = false
    render(section())
    #expect(rows.isEmpty && surface.faults.isEmpty)
  }

  @Test func `a row tells when it comes into sight and goes out of it`() async throws {
    let model = model
    render(
      Section("list", model.items) { item in
        Row(Label.with()).onAppear { model.log.append("+\(item.id)") }.onDisappear { model.log.append("-\(item.id)") }
      })
    try await run(1, .appear)
    try await run(1, .disappear)
    #expect(model.log == ["+2", "-2"])
  }

  @Test func `a row with other things around it is built anew, one that only loads is not`() {
    func render(_ row: @escaping @MainActor @Sendable (Item) -> Row) {
      self.render(Section("list", model.items, reading: made.count) { item in row(item) })
    }
    render { _ in Row(Label.with()) }
    let first = rows.map(\.id)
    made.count += 1
    render { _ in Row(Label.with()).isLoading() }
    #expect(rows.map(\.id) == first)
    made.count += 1
    render { _ in Row(Label.with()).actions(.action("Archive") {}) }
    #expect(Set(rows.map(\.id)).isDisjoint(with: first))
    #expect(surface.outline(numbered: true) == tree.outline())
  }

  @Test func `of rows with one identity each has a key of its own, whenever it came`() {
    func render(_ ids: [Int]) {
      self.render(Section("list", ids.map { Item(id: $0) }) { Row(Label.with(.text("\($0.id)"))) })
    }
    func keys() -> [String] { rows.map { "\($0.path.split(separator: "/").last ?? "")" } }
    render([7, 7, 7])
    #expect(keys() == ["7", "7~2", "7~3"])
    render([1, 7, 7, 7])
    #expect(keys() == ["1", "7", "7~2", "7~3"])
    render([7, 1, 7])
    render([7, 1, 7, 7, 1])
    #expect(surface.sharedKeys.isEmpty)
    #expect(Set(keys()).count == 5)
  }
}
