import Espalier
import EspalierTesting
import Testing
import WalletFeatures
import WalletRecurring
import WalletValues

@MainActor @Suite struct RecurringTests {
  private func app(_ shell: StillShell, at path: String = "/recurring") async throws -> TestApp {
    try await shell.app(at: path) { RecurringPlugIn() }
  }

  @Test func aSubscriptionShowsWhatItCostsAndWhenItComesNext() async throws {
    let shell = try StillShell()
    await shell.take(
      try ["2025-01-10", "2025-02-10", "2025-03-10"].map { try operation($0, "-12.99", "Netflix") })
    let text = try await app(shell).text()
    #expect(text.contains("Each month\n€12.99"))
    #expect(text.contains("€155.88 a year"))
    #expect(text.contains("Every month · next Apr 10, 2025"))
    #expect(text.contains("Went up") == false)
  }

  @Test func whatWentUpIsToldWithBothPrices() async throws {
    let shell = try StillShell()
    await shell.take(
      try zip(["2025-01-10", "2025-02-10", "2025-03-10"], ["-12.99", "-12.99", "-17.99"])
        .map { try operation($0, $1, "Netflix") })
    let text = try await app(shell).text()
    #expect(text.contains("Went up"))
    #expect(text.contains("€12.99 → €17.99"))
  }

  @Test func severalCurrenciesComeToOneFigureInThePersonsOwnWithTheDayOfTheRates() async throws {
    let shell = try StillShell()
    let days = ["2025-01-10", "2025-02-10", "2025-03-10"]
    await shell.take(
      try days.map { try operation($0, "-12.00", "Netflix") }
        + days.map { try operation($0, "-10.00", "Podcasts", currency: "USD") })
    let app = try await app(shell)
    #expect(try await app.text().contains("Each month in USD\n$10.00"))
    let (euro, dollar) = (try #require(Currency(code: "EUR")), try #require(Currency(code: "USD")))
    shell.totals.show(TotalCurrency(euro))
    try await app.settle()
    #expect(try await app.text().contains("Totals stand apart by currency"))
    let rates = ExchangeRates(
      base: euro, day: try #require(CalendarDate(iso: "2025-03-14")),
      rates: [dollar: try #require(ExchangeRate(decimal: "1.25"))])
    shell.totals.show(TotalCurrency(euro, rates: rates))
    try await app.settle()
    #expect(try await app.text().contains("Each month\n€20.00\n€240.00 a year, at rates of Mar 14, 2025"))
  }

  @Test func aNewOperationIsFollowed() async throws {
    let shell = try StillShell()
    await shell.take(try ["2025-01-10", "2025-02-10"].map { try operation($0, "-12.99", "Netflix") })
    let app = try await app(shell)
    #expect(try await app.text().contains("No recurring payments found"))
    await shell.take([try operation("2025-03-10", "-12.99", "Netflix")])
    try await app.settle()
    #expect(try await app.text().contains("€155.88 a year"))
  }

  @Test func whatOnlyMovedBetweenAccountsAndWhatCameInAreNone() async throws {
    let shell = try StillShell()
    let days = ["2025-01-26", "2025-02-26", "2025-03-12"]
    await shell.take(
      try days.map { try operation($0, "-400", "To savings", isTransfer: true) }
        + days.map { try operation($0, "3000", "Salary") })
    #expect(try await app(shell).text().contains("No recurring payments found"))
  }

  @Test func whatDoesNotRecurIsDismissedCountsNowhereAndComesBack() async throws {
    let shell = try StillShell()
    await shell.take(
      try ["2024-12-20", "2025-01-20", "2025-02-20"].map { try operation($0, "-12.99", "Netflix") }
        + ["2025-01-05", "2025-02-05", "2025-03-05"].map { try operation($0, "-10.00", "Bakery") })
    let app = try await app(shell)
    #expect(try await app.text().contains("Each month\n€22.99"))
    try await app.perform("Does not recur", on: "Bakery")
    try await app.perform("Does not recur", on: "Netflix")
    #expect(try await app.text().contains("No recurring payments found"))
    try await app.tap("Count it again")
    // It is so in another window, and on the overview.
    let second = try await self.app(shell)
    let text = try await second.text()
    #expect(text.contains("Each month\n€12.99") != text.contains("Each month\n€10.00"))
    #expect(text.contains("Not counted"))
    try await second.tap("Count it again")
    #expect(try await second.text().contains("Each month\n€22.99"))
    #expect(try await second.text().contains("Not counted") == false)
  }

  // MARK: What a dismissal is of

  private static let first = (1...3).map { "2025-0\($0)-05" }
  private static let second = ["2024-12-20", "2025-01-20", "2025-02-20"]

  /// Dismisses one of the payments on 15 March, and returns the app of the same person at another time, with what was paid by
  /// then.
  private func app(
    at later: String, dismissing amount: String, of before: [HistoryOperation], then after: [HistoryOperation]
  ) async throws -> TestApp {
    let shell = try StillShell()
    await shell.take(before)
    try await app(shell).perform("Does not recur", on: amount)
    let next = try StillShell(now: "\(later)T12:00:00Z", dismissals: shell.dismissals)
    await next.take(before + after)
    return try await app(next)
  }

  @Test func aDismissalHidesNoOtherPaymentOfThePayeeWhenItsOwnHasEnded() async throws {
    let app = try await app(
      at: "2025-07-15", dismissing: "€0.99",
      of: try Self.first.map { try operation($0, "-0.99", "Apple") }
        + Self.second.map { try operation($0, "-9.99", "Apple") },
      then: try (3...6).map { try operation("2025-0\($0)-20", "-9.99", "Apple") })
    let text = try await app.text()
    #expect(text.contains("Each month\n€9.99"))
    #expect(text.contains("Not counted") == false)
  }

  @Test func aDismissalStaysWithItsPaymentWhenACheaperOneOfThePayeeAppears() async throws {
    let app = try await app(
      at: "2025-06-15", dismissing: "Apple", of: try Self.second.map { try operation($0, "-9.99", "Apple") },
      then: try (3...5).flatMap {
        [try operation("2025-0\($0)-20", "-9.99", "Apple"), try operation("2025-0\($0)-28", "-0.99", "Apple")]
      })
    let text = try await app.text()
    #expect(text.contains("Each month\n€0.99"))
    #expect(text.contains("Not counted"))
    try await app.tap("Count it again")
    #expect(try await app.text().contains("Each month\n€10.98"))
    #expect(try await app.text().contains("Not counted") == false)
  }

  @Test func aDismissedPaymentStaysDismissedForYearsAndAtAnotherPrice() async throws {
    let months = (2025...2028).flatMap { year in (1...12).map { (year, $0) } }.dropFirst(2)
    let app = try await app(
      at: "2028-10-15", dismissing: "Apple", of: try Self.second.map { try operation($0, "-9.99", "Apple") },
      then: try months.prefix { $0 < (2028, 10) }.map { year, month in
        let day = "\(year)-\(month < 10 ? "0" : "")\(month)-20"
        return try operation(day, year < 2027 ? "-9.99" : "-10.99", "Apple")
      })
    let text = try await app.text()
    #expect(text.contains("No recurring payments found") && text.contains("Not counted"))
  }

  @Test func theOverviewLeavesOutWhatWasDismissed() async throws {
    let shell = try StillShell()
    await shell.take(try ["2024-12-20", "2025-01-20", "2025-02-20"].map { try operation($0, "-12.99", "Netflix") })
    try await app(shell).perform("Does not recur", on: "Netflix")
    #expect(try await app(shell, at: "/").text().contains("Paid next") == false)
  }

  // MARK: Elsewhere in the shell

  @Test func theOverviewHasWhatIsPaidWithinTwoWeeks() async throws {
    let shell = try StillShell()
    await shell.take(
      try ["2024-12-20", "2025-01-20", "2025-02-20"].map { try operation($0, "-12.99", "Netflix") }
        + ["2025-01-05", "2025-02-05", "2025-03-05"].map { try operation($0, "-9.99", "Spotify") })
    let app = try await app(shell, at: "/")
    let text = try await app.text()
    #expect(text.contains("Paid next") && text.contains("Netflix"))
    #expect(text.contains("Spotify") == false, "it comes in three weeks")
    try await app.tap("All recurring payments")
    #expect(try await app.path() == "/recurring")
  }

  @Test func whereNothingIsPaidSoonTheOverviewHasNothing() async throws {
    let app = try await app(try StillShell(), at: "/")
    #expect(try await app.text().contains("Paid next") == false)
    #expect(try await app.text().contains("Recurring payments"), "the entry is there")
  }
}
