import Espalier
import EspalierTesting
import Testing
import WalletFeatures
import WalletLoans
import WalletRecurring

@MainActor @Suite struct LoansTests {
  private static let plan = "/loans?amount=200000&currency=EUR&rate=3.5&years=20"

  private func app(_ shell: StillShell? = nil, at path: String) async throws -> TestApp {
    try await (shell ?? StillShell()).app(at: path) { LoansPlugIn() }
  }

  @Test func aLoanIsWorkedOutFromWhatIsFilledIn() async throws {
    let app = try await app(at: "/loans")
    try await app.type("200000", into: "Amount")
    try await app.type("3.5", into: "Interest a year")
    try await app.type("20", into: "Years")
    try await app.tap("Work it out")
    #expect(try await app.path() == "/loans?amount=200000.00&currency=EUR&rate=3.5&years=20")
    let text = try await app.text()
    #expect(text.contains("€1,159.92") && text.contains("In 240 months"))
    #expect(try await app.value(of: "Amount") == "200000")
    #expect(try await app.value(of: "Years") == "20")
    // Another one takes its place: one step back leads to the calculator.
    try await app.type("10", into: "Years")
    try await app.tap("Work it out")
    #expect(try await app.text().contains("In 120 months"))
    #expect(app.window.state.stack.places.map(\.parameters.isEmpty) == [true, true, false])
  }

  @Test func whatIsMissingIsSaidAtItsField() async throws {
    let app = try await app(at: "/loans")
    try await app.tap("Work it out")
    let text = try await app.text()
    #expect(text.contains("! Say how much is borrowed."))
    #expect(text.contains("! Say in how many years it is paid back."))
    #expect(try await app.path() == "/loans")
  }

  @Test func thePlanIsATableByYearAndByMonth() async throws {
    let app = try await app(at: Self.plan)
    let text = try await app.text()
    #expect(text.contains("Year by year") && text.contains("€0.00"))
    #expect(text.contains("€583.33") == false, "the months are folded away")
    try await app.tap("Month by month")
    #expect(try await app.text().contains("€583.33"))
  }

  @Test func thePersonsOwnCurrencyIsOffered() async throws {
    let shell = try StillShell()
    await shell.take([try operation("2025-03-10", "-3.50", "Pret", currency: "GBP")])
    let app = try await app(shell, at: "/loans")
    #expect(try await app.value(of: "Currency").contains("GBP"))
  }

  @Test func aPlanIsReadAsThePersonReads() async throws {
    let app = try await app(try StillShell(locale: "de-DE"), at: Self.plan)
    #expect(try await app.text().contains("1.159,92\u{A0}€"))
  }

  @Test func whatRecursIsReckonedBesideItWhereAFeatureFindsIt() async throws {
    let shell = try StillShell()
    await shell.take(
      try ["2025-01-10", "2025-02-10", "2025-03-10"].map { try operation($0, "-500", "Rent") })
    let path = "/loans?amount=1000&currency=EUR&rate=0&years=1"
    let together = try await shell.app(at: path) {
      RecurringPlugIn()
      LoansPlugIn()
    }
    #expect(try await together.text().contains("€583.33"))
    #expect(try await together.text().contains("€500.00 are paid each month already"))
    #expect(try await app(shell, at: path).text().contains("paid each month already") == false)
  }
}
