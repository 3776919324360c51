import EspalierScreens
import EspalierViews
import Testing

/// The lines of code that made rows, sections and screens.
@MainActor @Suite struct DeclarationSiteTests {
  private static let file = "EspalierScreensTests/DeclarationSiteTests.swift"

  private func at(_ line: Int) -> String { "\(Self.file):\(line)" }

  #if DEBUG
    @Test func `each initializer of a row keeps its line`() {
      let first = #line + 2
      let rows = [
        Row(Label.with(.text("One"))),
        Row(Label.with(.text("One")), Label.with(.text("Two"))),
        Row(Label.with(.text("One")).erased),
        Row { Label.with(.text("One")) },
      ]
      for (index, row) in rows.enumerated() { #expect(row.site.description == at(first + index)) }
    }

    @Test func `a row keeps its line whatever is added to it`() {
      let line = #line + 1
      let row = Row(Label.with(.text("One"))).link(to: "/one").id("one")
        .actions(.action("Delete") {}).onAppear {}.heading().onTap {}.isHidden(false)
      #expect(row.site.description == at(line))
    }

    @Test func `each initializer of a section, and a screen, keeps its line`() {
      let items = [Item(id: 1, text: "one")]
      let pages = PagedList<Item>()
      let first = #line + 2
      let sections = [
        Section("written") {},
        Section("items", items) { Row(Label.with(.text($0.text))) },
        Section("reading", items, reading: 1) { item in Row(Label.with(.text(item.text))) },
        Section("paged", pages, reading: 1) { item in Row(Label.with(.text(item.text))) },
        Section("table", items, columns: TableColumn("Text") { Label.with(.text($0.text)) }),
        Section.empty(EmptyState("Nothing")),
        Section.skeleton(rows: 1),
        Section("named") {}.identified(as: "other").showingAllRows().styled(.separators(.none)),
      ]
      for (index, section) in sections.enumerated() { #expect(section.site.description == at(first + index)) }
      let screen = Screen(title: "One") {}
      #expect(screen.site.description == at(#line - 1))
    }

    @Test func `the tree knows the lines of screens, sections and rows, also of components that stand alone`() throws {
      let tree = NodeTree()
      let line = #line
      let screen = Screen(title: "One") {
        Section("rows") {
          Row(Label.with(.text("One")))
          Label.with(.text("Two"))
        }
        Section("table", [Item(id: 1)], columns: TableColumn("Text") { Label.with(.text($0.text)) })
      }
      _ = tree.render(Blueprint(screen, id: "screen", scene: 1, in: Blueprint.Surroundings()))
      let root = try #require(tree.children(of: nil).first)
      let sections = tree.children(of: root.id).filter { NodeOrigins(tree).section(shownBy: $0.id) != nil }
      let rows = sections.flatMap { tree.children(of: $0.id) }
      #expect(NodeOrigins(tree).site(of: root.id).description == at(line + 1))
      #expect(sections.map { NodeOrigins(tree).site(of: $0.id).description } == [at(line + 2), at(line + 6)])
      #expect(rows.map { NodeOrigins(tree).site(of: $0.id).description } == [at(line + 3), at(line + 4), at(line + 6)])
      #expect(sections.compactMap { NodeOrigins(tree).section(shownBy: $0.id)?.id } == ["rows", "table"])
      #expect(
        try NodeOrigins(tree).lineage(of: #require(rows.first).id).map(\.id) == [rows[0].id, sections[0].id, root.id])
      #expect(NodeOrigins(tree).lineage(of: 99).isEmpty && NodeOrigins(tree).site(of: 99).description.isEmpty)
    }

    @Test func `a row that is made on another line is known there from then on`() throws {
      let tree = NodeTree()
      func render(_ row: Row) { _ = tree.render(Blueprint(Section("rows") { row })) }
      render(Row(Label.with(.text("One"))))
      let line = #line + 1
      render(Row(Label.with(.text("One"))))
      let window = try #require(tree.children(of: nil).first)
      let section = try #require(tree.children(of: window.id).first)
      let row = try #require(tree.children(of: section.id).first)
      #expect(NodeOrigins(tree).site(of: row.id).description == at(line))
    }

    @Test func `what the library makes has no line, or that of what asked for it`() throws {
      let made = Screen(title: "One") { Section("rows") { Row(Label.with(.text("One"))) } }.undeclared()
      let tree = NodeTree()
      _ = tree.render(Blueprint(made, id: "screen", scene: 1, in: Blueprint.Surroundings()))
      let screen = try #require(tree.children(of: nil).first)
      let section = try #require(tree.children(of: screen.id).last)
      let row = try #require(tree.children(of: section.id).first)
      for node in [screen, section, row] { #expect(NodeOrigins(tree).site(of: node.id).description.isEmpty) }
      let line = #line + 1
      let asked = whenLoaded(Loadable<Int>.failed(Failure(), previous: nil), retry: {}) { _ in Section("none") {} }
      #expect(asked.map(\.site.description) == [at(line)])
    }
  #else
    @Test func `a release build keeps nothing`() {
      #expect(MemoryLayout<DeclarationSite>.size == 0)
      #expect(Row(Label.with(.text("One"))).site.description.isEmpty)
    }
  #endif

  @Test func `rows of two lines are equal, and no patch tells of a line`() {
    let one = Row(Label.with(.text("One")))
    let other = Row(Label.with(.text("One")))
    #expect(one.component == other.component)
    let tree = NodeTree()
    _ = tree.render(Blueprint(Section("rows") { one }))
    #expect(tree.render(Blueprint(Section("rows") { other })).isEmpty)
    func items(_ row: @escaping @MainActor @Sendable (Item) -> Row) -> Blueprint {
      Blueprint(Section("items", [Item(id: 1)], row: row))
    }
    _ = tree.render(items { Row(Label.with(.text($0.text))) })
    #expect(tree.render(items { Row(Label.with(.text($0.text))) }).isEmpty)
  }
}
