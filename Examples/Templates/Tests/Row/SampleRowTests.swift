import Espalier
import EspalierTesting
import Observation
import Testing

@testable import Templates

/// The rows in a list, as a person uses them.
@MainActor @Suite struct SampleRowTests {
  @Test func `a row is opened and deleted`() async throws {
    let list = RowList()
    let app = TestApp(Window(coordinator: RowPlace(list), title: "Sample"))
    try await app.open("/")
    #expect(try await app.text().contains("Two loaves"))
    try await app.tap("Milk")
    #expect(list.opened == ["milk"])
    try await app.perform("Delete", on: "Bread")
    #expect(list.rows.map(\.id) == ["milk"])
    #expect(try await !app.text().contains("Two loaves"))
  }
}

@Observable private final class RowList: Scene {
  private(set) var rows = [
    SampleRow(id: "bread", title: "Bread", detail: "Two loaves"), SampleRow(id: "milk", title: "Milk"),
  ]
  private(set) var opened: [String] = []

  var screen: Screen {
    Screen(title: "Rows") {
      Section("rows", rows) { [weak self] row in
        row.row(open: { self?.opened.append(row.id) }, delete: { self?.rows.removeAll { $0.id == row.id } })
      }
    }
  }
}

private enum RowRoute: Route {
  case list
  var path: Path { "/" }
  static let paths = Paths<Self> { list }
}

private final class RowPlace: Coordinator<RowRoute> {
  private let list: RowList

  init(_ list: RowList) {
    self.list = list
    super.init()
  }

  override func placement(of route: RowRoute) -> Placement<RowRoute> { .root(self.list) }
}
