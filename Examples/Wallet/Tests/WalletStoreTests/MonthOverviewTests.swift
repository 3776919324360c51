import Statements
import Testing
import WalletStore

@Suite struct MonthOverviewTests {
  let fixture: Fixture
  let user: UserID
  let march: Month

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
    march = try #require(Month(iso: "2025-03"))
  }

  @Test func incomeSpendingAndCategoriesAreSummedForEachCurrency() async throws {
    try await fixture.take(
      [
        operation("2025-02-28", -999, "Lidl"), operation("2025-03-01", 300_000, "Salary"),
        operation("2025-03-02", -2000, "Lidl"), operation("2025-03-31", -500, "Rewe"),
        operation("2025-03-10", -4000, "Hotel"), operation("2025-03-10", -2500, "Café"),
        operation("2025-04-01", -1, "Lidl"),
      ], user: user)
    try await fixture.take(
      [operation("2025-03-05", -700, "Pub", currency: "GBP")], into: "2", currency: "GBP", user: user)
    let overview = try await fixture.database.overview(of: march, user: user)
    #expect(overview.currencies.map(\.currency.code) == ["EUR", "GBP"])
    let euros = try #require(overview.currencies.first)
    #expect(euros.totals.income.minorUnits == 300_000 && euros.totals.spending.minorUnits == 9000)
    #expect(euros.totals.net.minorUnits == 291_000)
    #expect(euros.previous.income.minorUnits == 0 && euros.previous.spending.minorUnits == 999)
    #expect(euros.spending.map(\.category) == [.travel, .dining, .groceries])
    #expect(euros.spending.map(\.amount.minorUnits) == [4000, 2500, 2500] && euros.spending.last?.count == 2)
    #expect(overview.currencies.last?.totals.spending == MoneySum(Money(minorUnits: 700, currency: try euro("GBP"))))
  }

  @Test func transfersAreNeitherIncomeNorSpending() async throws {
    try await fixture.take(
      [operation("2025-03-01", -5000, "Transfer to savings"), operation("2025-03-01", -10, "Lidl")], into: "1",
      user: user)
    try await fixture.take([operation("2025-03-01", 5000, "Transfer from main")], into: "2", user: user)
    let euros = try #require(try await fixture.database.overview(of: march, user: user).currencies.first)
    #expect(euros.totals.income.minorUnits == 0 && euros.totals.spending.minorUnits == 10)
    #expect(euros.spending.map(\.category) == [.groceries])
  }

  @Test func aMonthWithNothingIsEmptyAndOneAfterSpendingIsCompared() async throws {
    #expect(try await fixture.database.overview(of: march, user: user).currencies.isEmpty)
    try await fixture.take([operation("2025-02-01", -5, "Lidl")], user: user)
    let euros = try #require(try await fixture.database.overview(of: march, user: user).currencies.first)
    #expect(euros.totals.spending.minorUnits == 0 && euros.previous.spending.minorUnits == 5)
  }

  @Test func `the months of a course are those with operations, and agree with each month by itself`() async throws {
    try await fixture.take(
      [
        operation("2024-12-31", -5, "Lidl"), operation("2025-01-01", 600, "Salary"),
        operation("2025-03-31", -6, "Lidl"),
        operation("2025-04-01", -7, "Lidl"),
      ], user: user)
    let january = try #require(Month(iso: "2025-01"))
    let overviews = try await fixture.database.overviews(of: january...march, user: user)
    #expect(overviews.map(\.month.iso) == ["2025-01", "2025-03"])
    for overview in overviews {
      let alone = try await fixture.database.overview(of: overview.month, user: user)
      #expect(overview.currencies.map(\.totals) == alone.currencies.map(\.totals))
      #expect(overview.currencies.map(\.spending) == alone.currencies.map(\.spending))
    }
  }

  @Test func januaryIsComparedWithDecember() async throws {
    try await fixture.take([operation("2024-12-31", -5, "Lidl"), operation("2025-01-01", -6, "Lidl")], user: user)
    let january = try #require(Month(year: 2025, month: 1))
    let euros = try #require(try await fixture.database.overview(of: january, user: user).currencies.first)
    #expect(euros.totals.spending.minorUnits == 6 && euros.previous.spending.minorUnits == 5)
  }

  @Test func theMonthsWithOperationsAreListedNewestFirst() async throws {
    #expect(try await fixture.database.months(user: user).isEmpty)
    for date in ["2025-03-31", "2023-01-01", "2025-03-01", "2024-12-31", "2024-12-01"] {
      try await fixture.take([operation(date, -5, "Lidl")], user: user)
    }
    #expect(try await fixture.database.months(user: user).map(\.iso) == ["2025-03", "2024-12", "2023-01"])
  }

  @Test func aMonthIsWrittenAndReadAsYearAndMonth() throws {
    #expect(march.iso == "2025-03" && march.previous?.iso == "2025-02")
    #expect(Month(year: 1, month: 1)?.previous == nil && Month(iso: "2025-13") == nil && Month(iso: "2025-3") == nil)
  }
}
