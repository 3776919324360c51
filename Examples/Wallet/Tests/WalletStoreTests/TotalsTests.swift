import Foundation
import Statements
import Testing
import WalletStore

/// Rates that are kept, and what sums come to by them.
@Suite struct TotalsTests {
  private func rates(_ iso: String = "2026-11-20", dollar: String = "1.25") throws -> ExchangeRates {
    ExchangeRates(
      base: try euro(), day: try day(iso), rates: [try euro("USD"): try #require(ExchangeRate(decimal: dollar))])
  }

  @Test func theNewestRatesAreKeptOverAStart() async throws {
    let fixture = try Fixture()
    #expect(try await fixture.database.exchangeRates() == nil)
    #expect(try await fixture.database.storeExchangeRates(rates()))
    #expect(try await !fixture.database.storeExchangeRates(rates()), "these are there")
    #expect(try await !fixture.database.storeExchangeRates(rates("2026-11-19", dollar: "1.30")), "these are older")
    #expect(
      try await fixture.database.storeExchangeRates(rates("2026-11-20", dollar: "1.26")), "the bank has mended them")
    #expect(try await fixture.database.storeExchangeRates(rates("2026-11-23", dollar: "1.27")))
    #expect(try await fixture.openAgain().exchangeRates() == rates("2026-11-23", dollar: "1.27"))
  }

  @Test func newRatesAreToldToAllWhoListen() async throws {
    let fixture = try Fixture()
    let changes = try await [
      fixture.database.changes(user: fixture.user()), fixture.database.changes(user: fixture.user("Grace")),
    ]
    try await fixture.database.storeExchangeRates(rates())
    for stream in changes {
      var iterator = stream.makeAsyncIterator()
      #expect(await iterator.next() != nil)
    }
  }

  @Test func theCurrencyOfTotalsIsASettingThatAnOlderVersionMayLack() throws {
    let settings = UserSettings(totals: try euro())
    #expect(try JSONDecoder().decode(UserSettings.self, from: JSONEncoder().encode(settings)) == settings)
    #expect(try JSONDecoder().decode(UserSettings.self, from: Data("{}".utf8)).totals == nil)
    #expect(try JSONDecoder().decode(UserSettings.self, from: Data(#"{"totals": "XXZ"}"#.utf8)).totals == nil)
  }

  @Test func aMonthIsJoinedAndItsPartsComeToTheWhole() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    try await fixture.take(
      [
        operation("2025-03-01", 100_000, "Salary", category: "income"),
        operation("2025-03-02", -1_000, "Lidl", category: "groceries"),
      ],
      user: user)
    // Each of the three is 0.8 of a cent, which alone is rounded to one.
    try await fixture.take(
      [
        operation("2025-03-03", -1, "A", category: "groceries", currency: "USD"),
        operation("2025-03-03", -1, "B", category: "dining", currency: "USD"),
        operation("2025-03-03", -1, "C", category: "leisure", currency: "USD"),
      ], into: "2", currency: "USD", user: user)
    let overview = try await fixture.database.overview(of: try #require(Month(iso: "2025-03")), user: user)
    let joined = MonthOverview.Joined(overview.currencies, in: TotalCurrency(try euro(), rates: try rates()))
    let only = try #require(joined.currencies.first)
    #expect(joined.currencies.count == 1)
    #expect(try joined.day == day("2026-11-20"))
    #expect(only.totals.income.minorUnits == 100_000)
    #expect(only.spending.map(\.amount.minorUnits) == [1_001, 1, 1])
    #expect(only.spending.reduce(0) { $0 + $1.amount.minorUnits } == only.totals.spending.minorUnits)
    #expect(only.totals.net.minorUnits == 100_000 - 1_003)
  }

  @Test func aCurrencyWithoutARateStandsApartInAMonthAndInABalance() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    try await fixture.take([operation("2025-03-01", 500, "A")], balance: 8_000, on: "2025-03-01", user: user)
    try await fixture.take(
      [operation("2025-03-01", -125, "B", currency: "USD")], into: "2", currency: "USD", user: user)
    try await fixture.take(
      [operation("2025-03-01", -700, "C", currency: "JPY")], into: "3", currency: "JPY", user: user)
    let choice = TotalCurrency(try euro(), rates: try rates())
    let overview = try await fixture.database.overview(of: try #require(Month(iso: "2025-03")), user: user)
    #expect(MonthOverview.Joined(overview.currencies, in: choice).currencies.map(\.currency.code) == ["EUR", "JPY"])
    let totals = BalanceTotal.totals(of: try await fixture.database.accounts(user: user))
    let joined = try #require(BalanceTotal.joined(totals, in: choice))
    #expect(joined.total.minorUnits == 7_900 && joined.accountCount == 2)
    #expect(joined.known?.total.minorUnits == 8_000 && joined.summed?.total.minorUnits == -100)
    #expect(BalanceTotal.joined(totals, in: TotalCurrency()) == nil, "nothing is chosen")
    #expect(BalanceTotal.joined(totals, in: TotalCurrency(try euro("CHF"), rates: try rates())) == nil)
  }
}
