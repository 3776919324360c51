import Espalier
import EspalierBrowserTesting
import Foundation
import Testing

/// Tests of tables whose cells are their labels, in a browser.
@MainActor @Suite(.serialized, .drivesBrowsers) struct PlainTableTests {
  @Test(arguments: [false, true])
  func `a cell shows its text and colour, a row under way neither, and a phone the name of the column`(isPhone: Bool)
    async throws
  {
    try await Browser.run { browser in
      let page = try await browser.newPage(width: isPhone ? 390 : 1280, height: 800)
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: SumsCoordinator(), title: "Sums") }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        let seen = try await page.evaluate(
          """
          [...document.querySelectorAll("tbody tr")].map((row) => {
            const [name, sum] = [...row.cells].map((cell) => getComputedStyle(cell));
            const [before, after] = ["::before", "::after"].map((part) => getComputedStyle(row.cells[1], part));
            return {
              text: row.cells[1].textContent, elements: row.querySelectorAll("td *").length,
              isInvisible: sum.color === "rgba(0, 0, 0, 0)", hasColour: sum.color !== name.color,
              hasShape: after.content === '""', column: before.content, columnIsText: before.color === sum.color,
            };
          })
          """)
        #expect(seen[0]?["text"] == "-5.00" && seen[1]?["text"] == "7.00")
        #expect(seen[0]?["elements"] == 0 && seen[1]?["elements"] == 0)
        #expect(seen[0]?["hasColour"] == true && seen[0]?["isInvisible"] == false && seen[0]?["hasShape"] == false)
        #expect(seen[1]?["isInvisible"] == true && seen[1]?["hasShape"] == true)
        for row in 0..<2 {
          #expect(seen[row]?["column"] == (isPhone ? "\"Sum\"" : "none"))
          if isPhone { #expect(seen[row]?["columnIsText"] == false, "the column's name has a colour of its own") }
        }
      }
      try await page.close()
    }
  }
}

private enum SumsRoute: Route {
  case sums
  var path: Path { .root }
  static let paths = Paths<Self> { sums }
}

private final class SumsCoordinator: Coordinator<SumsRoute> {
  private final class Sums: Scene {
    private struct Sum: Equatable, Sendable, Identifiable {
      var id: Int
      var text: String
    }

    var screen: Screen {
      Screen(title: "Sums") {
        Section(
          "sums", [Sum(id: 1, text: "-5.00"), Sum(id: 2, text: "7.00")],
          columns: TableColumn("Name") { Label.with(.text("Name \($0.id)")) },
          TableColumn("Sum", alignment: .end) { sum -> Component<Label> in
            let label = Label.with(.text(sum.text))
            return sum.id == 1 ? label.adding(.color(.negative)) : label
          }
        ) { row, sum in row.isLoading(sum.id == 2) }
      }
    }
  }

  override func placement(of route: SumsRoute) -> Placement<SumsRoute> { .root(Sums()) }
}
