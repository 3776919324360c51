import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// Rows are created when their items or the values that they read change; one that reads another value is reported.
@MainActor @Suite struct StaleRowTests {
  private let reports = Reports()
  private var tree: NodeTree { reports.tree }

  @MainActor private final class Reports {
    var texts: [String] = []
    private(set) lazy var tree = NodeTree(checksRows: true) { [unowned self] in texts.append($0) }
  }

  private let items = (1...5).map { Item(id: $0) }

  private func render(_ section: Section) { _ = tree.render(Blueprint(section)) }

  private func texts(_ element: Int = 2) -> [String] {
    tree.children(of: tree.children(of: 1)[0].id).map { $0.component.value(of: Label.text, element: element) }
  }

  private func section(_ currency: String, isSaid: Bool) -> Section {
    func row(_ item: Item) -> Row { Row(Label.with(.text("\(item.id)")), Label.with(.text(currency))) }
    return isSaid ? Section("list", items, reading: currency, 7, row: row) : Section("list", items, row: row)
  }

  @Test func `a value that is said makes the rows again`() {
    render(section("EUR", isSaid: true))
    render(section("GBP", isSaid: true))
    #expect(texts() == Array(repeating: "GBP", count: 5) && reports.texts.isEmpty)
  }

  @Test func `a value that is not said is reported once, with what to say`() {
    render(section("EUR", isSaid: false))
    render(section("EUR", isSaid: false))
    #expect(reports.texts.isEmpty)
    render(section("GBP", isSaid: false))
    render(section("USD", isSaid: false))
    #expect(texts() == Array(repeating: "EUR", count: 5))
    #expect(Set(reports.texts.filter { $0.contains("reading: value") }).count == reports.texts.count)
    #expect(reports.texts.contains { $0.contains("section “list”") })
  }

  @Test func `the cells of a table are made again for a value that is said`() {
    func table(_ currency: String) -> Section {
      Section(
        "table", items, reading: currency,
        columns: TableColumn("Number") { Label.with(.text("\($0.id)")) },
        TableColumn("Amount") { Label.with(.text("\($0.id) \(currency)")) })
    }
    render(table("EUR"))
    render(table("GBP"))
    #expect(texts().first == "1 GBP" && reports.texts.isEmpty)
  }

  @Test func `a row that nobody can move is reported for its moves`() {
    render(Section("list", items) { Row(Label.with(.text("\($0.id)"))).willMove {} })
    #expect(reports.texts.count == 1 && reports.texts[0].contains("`onMove`"), "\(reports.texts)")
    let movable = Reports()
    _ = movable.tree.render(
      Blueprint(Section("list", items, onMove: { _ in }) { Row(Label.with(.text("\($0.id)"))).willMove {}.didMove {} }))
    #expect(movable.texts.isEmpty)
  }
}
