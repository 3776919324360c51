import Espalier
import EspalierTesting
import Statements
import Testing
import Wallet
import WalletStore

@MainActor @Suite struct OperationsTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func fill() async throws {
    try await fixture.take(
      [
        operation("2025-03-10", "-80.00", "Lidl", memo: "Card 12", category: "groceries"),
        operation("2025-03-10", "-20.00", "Kino", category: "leisure"),
        operation("2025-02-01", "1000.00", "Salary", category: "income"),
      ], user: user)
    try await fixture.take(
      [operation("2025-03-10", "-3.50", "Pret", category: "dining", currency: "GBP")], into: "London", currency: "GBP",
      user: user)
  }

  /// The list without the tabs and filters above it.
  private func rows(_ app: TestApp) async throws -> [String] {
    Array(try await app.lines().drop { !$0.hasPrefix("Month:") }.dropFirst())
  }

  private let lidl = "Lidl\nGroceries · Giro · Card 12\n−€80.00"
  private let kino = "Kino\nLeisure · Giro\n−€20.00"
  private let pret = "Pret\nDining · London\n−£3.50"
  private let salary = "Salary\nIncome · Giro\n+€1,000.00"

  @Test func operationsStandUnderTheirDaysWithOneTotalForEachCurrency() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations")
    let rows = try await rows(app)
    #expect(rows.prefix(2) == ["# Mon, Mar 10, 2025", "−€100.00 · −£3.50"])
    let text = rows.joined(separator: "\n")
    for row in [lidl, kino, pret] { #expect(text.contains(row)) }
    #expect(rows[11...] == ["# Sat, Feb 1, 2025", "+€1,000.00", "Salary", "Income · Giro", "+€1,000.00"])
    let headings = app.window.allNodes.filter { $0.form == .row(.heading) }
    #expect(headings.count == 2, "the days stay in sight while their operations pass")
  }

  @Test func searchingKeepsWhatIsTypedAndShowsWhatMatches() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations")
    try await app.type("lid", into: "Search operations")
    #expect(try await app.text().hasSuffix(lidl))
    #expect(try await app.text().contains("Kino") == false)
    #expect(try await app.value(of: "Search operations") == "lid")
    try await app.type("xyz", into: "Search operations")
    #expect(try await app.text().contains("Nothing matches"))
    #expect(try await app.value(of: "Search operations") == "xyz")
    try await app.tap("Show all operations")
    #expect(try await app.value(of: "Search operations") == "")
    #expect(try await app.text().contains("Salary"))
  }

  @Test func `a category is found by its name in the language of the window`() async throws {
    try await fill()
    let german = try await fixture.app(of: user, at: "/operations", locale: "de-DE")
    try await german.type("lebensm", into: "Buchungen durchsuchen")
    #expect(try await german.text().contains("Lidl\nLebensmittel · Giro"))
    #expect(try await !german.text().contains("Kino"))
    let linked = try await fixture.app(of: user, at: "/operations?search=lebensmittel", locale: "de-DE")
    #expect(try await linked.text().contains("Lidl\nLebensmittel · Giro"))
    let english = try await fixture.app(of: user, at: "/operations")
    try await english.type("grocer", into: "Search operations")
    #expect(try await english.text().hasSuffix(lidl))
    try await english.type("lebensm", into: "Search operations")
    #expect(try await english.text().contains("Nothing matches"))
  }

  @Test func whatIsSearchedAndFilteredIsInTheAddressAndKeepsOneStepOfTheHistory() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/accounts")
    try await app.tap("Operations")
    for text in ["l", "li", "lid"] { try await app.type(text, into: "Search operations", leaves: false) }
    #expect(try await app.path() == "/operations?search=lid")
    #expect(try await app.focus() == "Search operations", "the field stays as one types")
    try await app.choose("March 2025", in: "Month")
    #expect(try await app.path() == "/operations?month=2025-03&search=lid")
    let again = try await fixture.app(of: user, at: try await app.path())
    #expect(try await again.value(of: "Search operations") == "lid", "a reload and a bookmark keep it")
    try await app.back()
    #expect(try await app.path() == "/accounts")
    try await app.forward()
    #expect(try await app.path() == "/operations?month=2025-03&search=lid")
    #expect(try await app.value(of: "Search operations") == "lid")
  }

  @Test func aSearchSaysHowManyItFoundAndHowMuchInAll() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations")
    #expect(try await app.text().contains("in all") == false, "the whole list needs no sum")
    try await app.choose("March 2025", in: "Month")
    #expect(try await app.lines().contains("3 operations, −€100.00 · −£3.50 in all"))
    try await app.type("lid", into: "Search operations")
    #expect(try await app.lines().contains("1 operation, −€80.00 in all"))
    try await app.type("xyz", into: "Search operations")
    #expect(try await app.text().contains("in all") == false)
  }

  @Test func amountsAsTheyAreShownCategoriesAccountsAndMonthsAreFound() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations")
    for (words, found) in [
      ("−€80.00", lidl), ("leisure", kino), ("london", pret), ("February 2025", salary), ("1.000,00 €", salary),
    ] {
      try await app.type(words, into: "Search operations")
      #expect(try await app.text().hasSuffix(found), "\(words)")
      #expect(try await app.lines().contains { $0.hasPrefix("1 operation, ") }, "\(words)")
    }
  }

  @Test func ofTwoSearchesTheNewestWins() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations")
    let field = try #require(app.window.allNodes.first { $0.component.type == SearchBarView.self })
    // Typed faster than the storage answers.
    for text in ["k", "ki", "kin", "pret"] {
      app.window.handle(.control(node: field.id, element: 1, .input, .text(text)))
    }
    try await app.settle()
    let shown = try #require(app.window.node(field.id)).component.value(of: TextField.text, element: 1)
    #expect(shown == "pret", "what is typed stays")
    #expect(try await app.text().hasSuffix(pret))
    #expect(try await app.text().contains("Kino") == false)
  }

  @Test func pickersNarrowTheList() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations")
    try await app.choose("London", in: "Account")
    #expect(try await app.text().hasSuffix(pret))
    #expect(try await app.text().contains("Lidl") == false)
    try await app.choose("All accounts", in: "Account")
    try await app.choose("Leisure", in: "Category")
    #expect(try await app.text().hasSuffix(kino))
    try await app.choose("February 2025", in: "Month")
    #expect(try await app.text().contains("Nothing matches"))
    try await app.choose("All categories", in: "Category")
    #expect(try await app.text().hasSuffix(salary))
  }

  @Test func aDeepLinkBeginsFiltered() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations?search=li&category=groceries&month=2025-03")
    #expect(try await app.value(of: "Search operations") == "li")
    #expect(try await app.text().hasSuffix(lidl))
    #expect(try await app.text().contains("Kino") == false)
    try await app.tap("Operations")
    #expect(try await app.path() == "/operations", "the tab leads to the whole list")
    #expect(try await app.text().contains("Kino"))
  }

  @Test func rowsAreMadeWhereOneLooks() async throws {
    let days = try (1...28).flatMap { day in
      try (1...5).map { try operation("2025-02-\(day < 10 ? "0" : "")\(day)", "-\($0).00", "Kiosk \(day)-\($0)") }
    }
    try await fixture.take(days, user: user)
    let app = try await fixture.app(of: user, at: "/operations")
    func shown() -> Int { app.window.allNodes.count { $0.form == .row(.link) } }
    func headings() -> Int { app.window.allNodes.count { $0.form == .row(.heading) } }
    #expect(shown() + headings() == 80, "of 168")
    #expect(try await app.text().contains("Kiosk 28-1"))
    #expect(try await !app.text().contains("Kiosk 1-1"))
    try await app.scrollToEnd()
    #expect(shown() + headings() == 80)
    #expect(try await app.text().contains("Kiosk 1-1"))
    #expect(try await !app.text().contains("Kiosk 28-1"))
  }

  @Test func anOtherCategoryShowsInTheListAndInTheChart() async throws {
    try await fill()
    let app = try await fixture.app(of: user)
    try await app.tap("Operations")
    try await app.tap("Kino")
    #expect(try await app.value(of: "Category") == "Leisure")
    try await app.choose("Travel", in: "Category")
    #expect(try await app.value(of: "Category") == "Travel")
    try await app.tap("Close")
    try await app.waitFor("Kino\nTravel · Giro\n−€20.00")
    try await app.tap("Overview")
    try await app.waitUntil("the chart") {
      app.window.components(of: BarChart.self).first?.value(of: BarChart.bars).items.map(\.label) == [
        "Groceries", "Travel",
      ]
    }
  }

  @Test func anOtherCategoryCanBeTakenBack() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations")
    try await app.tap("Kino")
    try await app.choose("Travel", in: "Category")
    #expect(try await app.text().contains("1 operation counts as Travel now"))
    try await app.tap("Undo")
    try await app.waitUntil("the former category") { try await app.value(of: "Category") == "Leisure" }
    #expect(try await fixture.operation("Kino", user: user).category.rawValue == "leisure")
  }

  @Test func aChosenCategoryNeverFallsBackWhileItIsStored() async throws {
    try await fill()
    let kino = try await fixture.operation("Kino", user: user)
    let app = try await fixture.app(of: user, at: "/operations/\(kino.id.rawValue)")
    let picker = try #require(app.window.allNodes.first { $0.component.value(of: Picker.selection) == "leisure" })
    let recorder = PatchRecorder()
    app.window.attach(recorder)
    app.window.handle(.control(node: picker.id, element: 0, .change, .text("travel")))
    try await app.waitUntil("the row below") {
      app.window.allNodes.contains { $0.component.description.contains("Travel · Giro") }
    }
    #expect(recorder.selections.allSatisfy { $0 == "travel" }, "\(recorder.selections)")
    #expect(app.window.node(picker.id)?.component.value(of: Picker.selection) == "travel")
  }

  @Test func theListBelowTheModalFollowsWhileTheModalIsOpen() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/operations")
    try await app.tap("Kino")
    try await app.choose("Travel", in: "Category")
    try await app.waitUntil("the row below") {
      app.window.allNodes.contains { $0.component.description.contains("Travel · Giro") }
    }
    #expect(try await app.path().hasPrefix("/operations/"), "the modal is still open")
  }

  @Test func anUnknownOperationIsNotFound() async throws {
    let app = try await fixture.app(of: user, at: "/operations/999")
    #expect(app.window.screen?.isNotFound == true)
    try await app.tap("See all operations")
    #expect(try await app.path() == "/operations")
  }

  @Test func withoutOperationsItSaysWhatToDo() async throws {
    let app = try await fixture.app(of: user, at: "/operations")
    #expect(try await app.text().contains("Import a statement from your bank to see each payment"))
    #expect(try await app.text().contains("Search") == false, "there is nothing to search in")
  }
}
