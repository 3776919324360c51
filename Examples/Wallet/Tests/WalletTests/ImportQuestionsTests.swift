import Espalier
import EspalierTesting
import Statements
import Testing
import WalletStore

/// A statement that leaves open how it is meant: the person is asked before anything is taken in.
@MainActor @Suite struct ImportQuestionsTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func app() async throws -> TestApp { try await fixture.app(of: user, at: "/accounts/import") }

  @Test func whatTheFileLeavesOpenIsAskedBeforeAnythingIsTakenIn() async throws {
    let app = try await app()
    try await fixture.give("march.csv", StatementFiles.unclear, to: app)
    try await app.waitFor("Nothing is imported until you have said how it is meant.")
    #expect(try await app.text().contains("Line 2: 01/02/2025,Lidl,-12.50"))
    await #expect(throws: DriverError.disabled(name: "Go on", reason: "Answer the questions first.")) {
      try await app.tap("Go on")
    }
    try await app.choose("Day first: 31/01/2026", in: "Order of dates")
    try await app.choose("EUR – Euro", in: "Currency")
    try await app.tap("Go on")
    try await app.waitFor("“march.csv” brings 2 new operations.")
    #expect(try await app.text().contains("Feb 1, 2025"))
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    try await app.tap("Import 2 operations")
    try await app.waitFor("“march.csv” is in: 2 new operations.")
    #expect(try await fixture.operation("Lidl", user: user).date.iso == "2025-02-01")
  }

  @Test func ownCurrenciesAreOfferedFirst() async throws {
    try await fixture.take([operation("2025-03-10", "-3.50", "Pret", currency: "GBP")], currency: "GBP", user: user)
    let app = try await app()
    try await fixture.give("march.csv", StatementFiles.unclear, to: app)
    try await app.waitFor("Nothing is imported until")
    func currencies() -> [String] {
      let pickers = app.window.components(of: Picker.self)
      let picker = pickers.first { $0.value(of: Picker.label) == "Currency" }
      return picker?.value(of: Picker.options).options.map(\.id) ?? []
    }
    try await app.waitUntil("the own currency") { currencies().prefix(3) == ["", "GBP", "AED"] }
    #expect(currencies().count { $0 == "GBP" } == 1)
  }

  @Test func purchasesWithoutAMinusAreAskedAboutAndAllSignsCanBeTurned() async throws {
    let app = try await app()
    let card = "Date,Description,Amount,Currency\n2025-02-13,Lidl,12.50,EUR\n2025-02-14,Rewe,20.00,EUR\n"
    try await fixture.give("card.csv", card + "2025-02-15,Payment,-32.00,EUR\n", to: app)
    try await app.waitFor("Nothing is imported until you have said how it is meant.")
    #expect(try await app.text().contains("Most amounts have no minus"))
    try await app.choose("Spending has a minus", in: "Amounts of spending")
    try await app.tap("Go on")
    try await app.waitFor("“card.csv” brings 3 new operations.")
    #expect(try await app.text().contains("Income\n€32.50"))
    #expect(try await app.text().contains("Spending\n€32.00"))
    try await app.toggle("Turn all signs")
    try await app.waitFor("Spending\n€32.50")
    #expect(try await app.text().contains("Income\n€32.00"))
    // It is so after a restart too.
    let (state, kept) = (app.window.state, app.window.restorationStates())
    let second = try await fixture.app(of: user, at: "/accounts")
    second.window.restore(state, scenes: kept)
    try await second.waitFor("Spending\n€32.50")
    try await second.toggle("Turn all signs")
    try await second.waitFor("Spending\n€32.00")
    try await second.toggle("Turn all signs")
    try await second.waitFor("Spending\n€32.50")
    try await second.tap("Import 3 operations")
    try await second.waitFor("“card.csv” is in: 3 new operations.")
    #expect(try await fixture.operation("Lidl", user: user).amount.decimalText == "-12.50")
  }

  @Test func onCanTakeAnotherFileInsteadOfAnswering() async throws {
    let app = try await app()
    try await fixture.give("march.csv", StatementFiles.unclear, to: app)
    try await app.waitFor("Nothing is imported until")
    try await app.tap("Choose another file")
    try await app.waitFor("[Choose a statement…]")
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("“giro.csv” brings 2 new operations.")
  }
}
