import Espalier
import EspalierTesting
import Statements
import Testing
import Wallet
import WalletLoans
import WalletStore

@MainActor @Suite struct LoansTests {
  private static let plan = "/features/loans?amount=200000&currency=EUR&rate=3.5&years=20"

  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    fixture.plugIns = try WalletFixture.container(LoansAssembly())
    user = try await fixture.user()
  }

  @Test func aLoanIsWorkedOutFromWhatIsFilledIn() async throws {
    let app = try await fixture.app(of: user, at: "/features/loans")
    try await app.type("200000", into: "Amount")
    try await app.type("3.5", into: "Interest a year")
    try await app.type("20", into: "Years")
    try await app.tap("Work it out")
    #expect(try await app.path() == "/features/loans?amount=200000.00&currency=EUR&rate=3.5&years=20")
    let text = try await app.text()
    #expect(text.contains("€1,159.92") && text.contains("In 240 months"))
    #expect(try await app.value(of: "Amount") == "200000")
    #expect(try await app.value(of: "Years") == "20")
    // Another one takes its place: one step back leads to the calculator.
    try await app.type("10", into: "Years")
    try await app.tap("Work it out")
    #expect(try await app.text().contains("In 120 months"))
    #expect(app.window.state.stack.tabs?.stacks["more"]?.places.map(\.parameters.isEmpty) == [true, true, false])
  }

  @Test func whatIsMissingIsSaidAtItsField() async throws {
    let app = try await fixture.app(of: user, at: "/features/loans")
    try await app.tap("Work it out")
    let text = try await app.text()
    #expect(text.contains("! Say how much is borrowed."))
    #expect(text.contains("! Say in how many years it is paid back."))
    #expect(try await app.path() == "/features/loans")
  }

  @Test func thePlanIsATableByYearAndByMonth() async throws {
    let app = try await fixture.app(of: user, at: Self.plan)
    let text = try await app.text()
    #expect(text.contains("Year by year") && text.contains("€0.00"))
    #expect(text.contains("€583.33") == false, "the months are folded away")
    try await app.tap("Month by month")
    #expect(try await app.text().contains("€583.33"))
  }

  @Test func thePersonsOwnCurrencyIsOffered() async throws {
    try await fixture.take([operation("2025-03-10", "-3.50", "Pret", currency: "GBP")], currency: "GBP", user: user)
    let app = try await fixture.app(of: user, at: "/features/loans")
    #expect(try await app.value(of: "Currency").contains("GBP"))
  }

  @Test func aPlanIsReadAsThePersonReads() async throws {
    let app = try await fixture.app(of: user, at: Self.plan, locale: "de-DE")
    #expect(try await app.text().contains("1.159,92\u{A0}€"))
  }
}
