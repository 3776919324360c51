import Espalier
import EspalierGateways
import EspalierTesting
import Statements
import Testing
import Wallet
import WalletGateways
import WalletOnlineProgram
import WalletStore

/// Totals in the currency of a person's choice, wherever Wallet shows some.
@MainActor @Suite struct TotalsTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
    try await fixture.take(
      [
        operation("2025-03-01", "1000.00", "Salary", category: "income"),
        operation("2025-03-10", "-80.00", "Lidl", category: "groceries"),
      ], user: user)
    try await fixture.take(
      [
        operation("2025-03-10", "-25.00", "Lidl", category: "groceries", currency: "USD"),
        operation("2025-02-10", "-50.00", "Diner", category: "dining", currency: "USD"),
      ], into: "Travel", currency: "USD", user: user)
  }

  private func rates(dollar: String = "1.25", on iso: String = "2025-03-14") throws -> ExchangeRates {
    let (euro, usd) = (try #require(Currency(code: "EUR")), try #require(Currency(code: "USD")))
    return ExchangeRates(
      base: euro, day: try #require(CalendarDate(iso: iso)),
      rates: [usd: try #require(ExchangeRate(decimal: dollar))])
  }

  private func chooseEuro() async throws {
    try await fixture.database.changeSettings(user: user) { $0.totals = Currency(code: "EUR") }
  }

  @Test func aCurrencyIsChosenInSettingsAndTheOverviewIsOneTotal() async throws {
    try await fixture.database.storeExchangeRates(rates())
    let app = try await fixture.app(of: user, at: "/settings")
    #expect(try await app.value(of: "Currency of totals") == "Each currency by itself")
    #expect(try await app.text().contains("told at the bank's rates of Mar 14, 2025"))
    try await app.choose("Euro (EUR)", in: "Currency of totals")
    #expect(try await fixture.database.settings(user: user).totals?.code == "EUR")
    try await app.open("/overview?month=2025-03")
    try await app.waitFor("At rates of Mar 14, 2025")
    let lines = try await app.lines()
    for line in ["€1,000.00", "€100.00", "+€900.00", "€60.00 more than Feb", "€860.00"] {
      #expect(lines.contains(line), "\(line): \(lines)")
    }
    #expect(!lines.contains { $0.contains("USD") })
  }

  @Test func everyListTellsTheTotalInTheChosenCurrencyWithTheDay() async throws {
    try await fixture.database.storeExchangeRates(rates())
    try await chooseEuro()
    let app = try await fixture.app(of: user, at: "/operations?search=lidl")
    let operations = try await app.text()
    #expect(operations.contains("2 operations, −€100.00 (at rates of Mar 14, 2025) in all"))
    #expect(operations.contains("−€25.00") == false && operations.contains("−$25.00"), "an operation stays what it is")
    try await app.open("/payees")
    #expect(try await app.text().contains("1 operation\nAt rates of Mar 14, 2025\n−€40.00"))
    try await app.open("/payees/lidl")
    #expect(try await app.text().contains("In all\n−€100.00\nAt rates of Mar 14, 2025"))
    try await app.open("/accounts")
    let accounts = try await app.text()
    #expect(accounts.contains("All accounts together\n€860.00\nAt rates of Mar 14, 2025"))
    #expect(accounts.contains("−$75.00"), "an account stays in its own currency")
  }

  @Test func withoutRatesTotalsStandApartAndSayWhy() async throws {
    try await chooseEuro()
    let app = try await fixture.app(of: user, at: "/overview?month=2025-03")
    let text = try await app.text()
    #expect(text.contains("# US Dollar (USD)") && text.contains("Totals stand apart by currency"))
    try await app.open("/accounts")
    #expect(try await app.text().contains("Totals stand apart by currency"))
    try await app.open("/settings")
    #expect(try await app.text().contains("none have come from the bank yet"))
  }

  @Test func aCurrencyWithoutARateIsNamed() async throws {
    try await fixture.take(
      [operation("2025-03-02", "-900", "Ramen", currency: "JPY")], into: "Tokyo", currency: "JPY", user: user)
    try await fixture.database.storeExchangeRates(rates())
    try await chooseEuro()
    let text = try await fixture.app(of: user, at: "/overview?month=2025-03").text()
    #expect(text.contains("The bank's rates of Mar 14, 2025 do not lead from JPY to EUR, so that stands apart."))
    #expect(text.contains("# Japanese Yen (JPY)") && !text.contains("# US Dollar"))
  }

  @Test func anOpenWindowFollowsNewRatesAndAnotherChoice() async throws {
    try await fixture.database.storeExchangeRates(rates())
    try await chooseEuro()
    let app = try await fixture.app(of: user, at: "/accounts")
    #expect(try await app.text().contains("€860.00"))
    try await fixture.database.storeExchangeRates(rates(dollar: "1.5", on: "2025-03-15"))
    try await app.waitFor("All accounts together\n€870.00\nAt rates of Mar 15, 2025")
    try await fixture.database.changeSettings(user: user) { $0.totals = Currency(code: "USD") }
    try await app.waitFor("All accounts together\n$1,305.00\nAt rates of Mar 15, 2025")
    try await fixture.database.changeSettings(user: user) { $0.totals = nil }
    try await app.waitUntil("no total of all") { try await !app.text().contains("All accounts together") }
  }

  @Test func whoHasOneCurrencyIsToldNothingOfRates() async throws {
    let other = try await fixture.user("Grace")
    try await fixture.take([operation("2025-03-10", "-80.00", "Lidl")], user: other)
    try await fixture.database.changeSettings(user: other) { $0.totals = Currency(code: "EUR") }
    let app = try await fixture.app(of: other, at: "/overview?month=2025-03")
    for path in ["/overview?month=2025-03", "/accounts", "/operations", "/payees"] {
      try await app.open(path)
      let text = try await app.text()
      #expect(!text.contains("rates") && !text.contains("apart"), "\(path): \(text)")
    }
  }

  @Test func aStrangerIsNotAskedForACurrency() async throws {
    let guest = try await fixture.user("Guest")
    let app = try await fixture.app(guest: guest, at: "/settings")
    #expect(try await !app.text().contains("Currency of totals"))
  }
}

/// Rates on their way into the wallet.
@MainActor @Suite struct RatesUpdatingTests {
  private struct Away: Error {}

  @Test(.timeLimit(.minutes(10))) func ratesAreFetchedAgainAndAgainAndABankThatIsAwayIsAskedLater() async throws {
    let fixture = try WalletFixture()
    let euro = try #require(Currency(code: "EUR"))
    let days = try ["2025-03-13", "2025-03-14"].map { try #require(CalendarDate(iso: $0)) }
    let clock = TestClock()
    let count = Counter()
    let gateway = MockGateway { (_: Void) async throws -> ExchangeRates in
      switch count.next() {
      case 1: throw Away()
      case 2: return ExchangeRates(base: euro, day: days[0], rates: [:])
      default: return ExchangeRates(base: euro, day: days[1], rates: [:])
      }
    }
    let database = fixture.database
    let run = Task { try await RatesUpdating(gateway, database: { database }, clock: clock).run() }
    #expect(await clock.sleeper() == .seconds(60), "the bank is away")
    #expect(try await database.exchangeRates() == nil)
    clock.advance(by: .seconds(60))
    #expect(await clock.sleeper() == .seconds(3600))
    #expect(try await database.exchangeRates()?.day == days[0])
    clock.advance(by: .seconds(3600))
    #expect(await clock.sleeper() == .seconds(3600))
    #expect(try await database.exchangeRates()?.day == days[1])
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
  }
}
