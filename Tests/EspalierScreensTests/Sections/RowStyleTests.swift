import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// Styles that a section gives to its rows.
@MainActor @Suite struct RowStyleTests {
  private let tree = NodeTree { _ in }
  private let items = (1...4).map { Item(id: $0) }

  private var rows: [Node] { tree.children(of: tree.children(of: 1)[0].id) }

  private func render(_ section: Section) { _ = tree.render(Blueprint(section)) }

  private func section(_ color: ViewColor, _ items: [Item]) -> Section {
    Section("list", items) { item in
      item.id == 2
        ? Row(Label.with(.text("\(item.id)"), .background(.negative))) : Row(Label.with(.text("\(item.id)")))
    }
    .rowsStyled(.background(color), .padding(.large))
    .rowsStyled(.padding(.small))
  }

  @Test func `each row has the styles of its section, and its own win`() {
    render(section(.accent, items))
    #expect(rows.map { $0.component.value(of: View.background) } == [.accent, .negative, .accent, .accent])
    #expect(rows.allSatisfy { $0.component.value(of: View.padding) == .small }, "the later style wins")
  }

  @Test func `another style reaches the rows that are there, and keeps them`() {
    render(section(.accent, items))
    let kept = rows.map(\.id)
    render(section(.positive, items))
    #expect(rows.map { $0.component.value(of: View.background) } == [.positive, .negative, .positive, .positive])
    #expect(rows.map(\.id) == kept)
  }

  @Test func `rows of styled sections are moved, inserted and removed as others`() {
    render(section(.accent, items))
    let kept = rows.map(\.id)
    render(section(.accent, [items[3], items[0], Item(id: 9)]))
    #expect(rows.map { $0.component.value(of: Label.text) } == ["4", "1", "9"])
    #expect(rows.prefix(2).map(\.id) == [kept[3], kept[0]])
    #expect(rows.allSatisfy { $0.component.value(of: View.background) == .accent })
  }

  @Test func `rows that are made where one looks have the styles, also after a change`() {
    let many = (1...3_000).map { Item(id: $0 + 10) }
    render(section(.accent, many))
    #expect(!rows.isEmpty && rows.count < 400)
    render(section(.positive, many))
    #expect(rows.allSatisfy { $0.component.value(of: View.background) == .positive })
  }

  @Test func `a single row is styled as its view`() {
    let row = Row(Label.with(.text("Total")), Label.with(.text("12"))).styled(.background(.raised))
    #expect(row.component.value(of: View.background) == .raised)
    #expect(row.component.value(of: Label.text, element: 2) == "12")
  }
}
