import Espalier
import Testing
import WalletDeposits
import WalletValues

@Suite struct DepositPlanTests {
  private func terms(
    _ amount: Int64, rate: Int64, months: Int, from start: String = "2025-01-01",
    credited: DepositTerms.Crediting = .yearly, isReinvested: Bool = true,
    days: DepositTerms.DayCount = .thirty360, tax: DepositTerms.Tax = .none, currency: String = "EUR"
  ) throws -> DepositTerms {
    let currency = try #require(Currency(code: currency))
    let start = try #require(CalendarDate(iso: start))
    return try #require(
      DepositTerms(
        amount: Money(minorUnits: amount, currency: currency), rate: rate, months: months,
        start: start, crediting: credited, isReinvested: isReinvested, dayCount: days,
        tax: tax))
  }

  /// Interest as statements of banks give it.
  @Test(arguments: [
    (Int64(1_000_000), Int64(3_000), 12, DepositTerms.Crediting.yearly, Int64(30_000)),
    (1_000_000, 3_000, 24, .yearly, 60_900),
    (1_000_000, 3_000, 24, .atEnd, 60_000),
    (1_000_000, 3_000, 12, .monthly, 30_416),
    (1_000_000, 3_000, 12, .quarterly, 30_339),
    (500_000, 2_250, 6, .atEnd, 5_625),
    (100_000, 0, 12, .monthly, 0),
  ])
  func reinvestedInterestBearsInterest(
    amount: Int64, rate: Int64, months: Int, credited: DepositTerms.Crediting, interest: Int64
  ) throws {
    let plan = DepositPlan(try terms(amount, rate: rate, months: months, credited: credited))
    #expect(plan.interest.minorUnits == interest)
    #expect(plan.credits.last?.balance.minorUnits == amount + interest)
    #expect(plan.total.minorUnits == amount + interest)
  }

  @Test func interestThatIsPaidOutLeavesTheAmountAsItIs() throws {
    let plan = DepositPlan(try terms(1_000_000, rate: 3_000, months: 36, isReinvested: false))
    #expect(plan.credits.map(\.interest.minorUnits) == [30_000, 30_000, 30_000])
    #expect(plan.credits.map(\.balance.minorUnits) == [1_000_000, 1_000_000, 1_000_000])
    #expect(plan.total.minorUnits == 1_090_000)
  }

  @Test(arguments: [
    (DepositTerms.DayCount.thirty360, Int64(2_500)), (.actual365, 2_548), (.actual360, 2_583),
  ])
  func daysAreCountedAsTheSmallPrintSays(days: DepositTerms.DayCount, interest: Int64) throws {
    // January 2025 has 31 days: 1,000,000 at 3 % for 30/360, 31/365 and 31/360.
    let plan = DepositPlan(try terms(1_000_000, rate: 3_000, months: 1, days: days))
    #expect(plan.interest.minorUnits == interest)
  }

  @Test func oneThatBeginsOnTheLastOfAMonthKeepsToTheEndsOfMonths() throws {
    let plan = DepositPlan(try terms(1_000_000, rate: 3_000, months: 3, from: "2024-01-31", credited: .monthly))
    #expect(plan.credits.map(\.day.iso) == ["2024-02-29", "2024-03-31", "2024-04-30"])
  }

  @Test func aRestOfThePeriodIsCreditedAtTheEnd() throws {
    let plan = DepositPlan(try terms(1_000_000, rate: 3_000, months: 14))
    #expect(plan.credits.map(\.day.iso) == ["2026-01-01", "2026-03-01"])
    #expect(plan.credits.map(\.interest.minorUnits) == [30_000, 5_150])
  }

  // MARK: Tax

  /// The German flat tax with the solidarity surcharge: 26.375 %, rounded down to the cent.
  @Test func taxIsTakenOffEachCreditAndRoundedDown() throws {
    let plan = DepositPlan(
      try terms(1_000_000, rate: 3_000, months: 24, tax: DepositTerms.Tax(rate: 26_375, allowance: 0)))
    #expect(plan.credits.map(\.interest.minorUnits) == [30_000, 30_663])
    #expect(plan.credits.map(\.tax.minorUnits) == [7_912, 8_087])
    #expect(plan.credits.map(\.balance.minorUnits) == [1_022_088, 1_044_664])
  }

  @Test func theAllowanceIsThatOfACalendarYear() throws {
    let plan = DepositPlan(
      try terms(
        10_000_000, rate: 4_000, months: 12, from: "2025-07-01", credited: .quarterly, isReinvested: false,
        tax: DepositTerms.Tax(rate: 25_000, allowance: 150_000)))
    // Two credits of 1,000.00 in each year: the first is free, of the second a half. The new year begins on 1 January.
    #expect(plan.credits.map(\.day.iso) == ["2025-10-01", "2026-01-01", "2026-04-01", "2026-07-01"])
    #expect(plan.credits.map(\.tax.minorUnits) == [0, 0, 12_500, 25_000])
    #expect(plan.net.minorUnits == 400_000 - 37_500)
  }

  @Test func depositsOfDifferentTermsAreComparedByTheirYearlyYield() throws {
    let yearly = DepositPlan(try terms(1_000_000, rate: 3_000, months: 12))
    let monthly = DepositPlan(try terms(1_000_000, rate: 3_000, months: 12, credited: .monthly))
    let taxed = DepositPlan(
      try terms(1_000_000, rate: 3_000, months: 12, tax: DepositTerms.Tax(rate: 26_375, allowance: 0)))
    #expect((yearly.yearlyYield * 10_000).rounded() == 300)
    #expect((monthly.yearlyYield * 10_000).rounded() == 304)
    #expect((taxed.yearlyYield * 10_000).rounded() == 221)
  }

  /// A law for all terms: every line adds up, and no tax is more than the interest.
  @Test(arguments: DepositTerms.Crediting.allCases, [true, false])
  func everyLineAddsUp(credited: DepositTerms.Crediting, isReinvested: Bool) throws {
    for (amount, rate, months) in [
      (Int64(1), Int64(100_000), 120), (1_000_000_000_000, 100_000, 120), (99_999, 1, 1), (123_456_789, 4_321, 119),
    ] {
      let plan = DepositPlan(
        try terms(
          amount, rate: rate, months: months, credited: credited, isReinvested: isReinvested, days: .actual360,
          tax: DepositTerms.Tax(rate: 100_000, allowance: 100)))
      var balance = amount
      for credit in plan.credits {
        #expect(credit.tax.minorUnits >= 0 && credit.tax.minorUnits <= credit.interest.minorUnits)
        if isReinvested { balance += credit.net.minorUnits }
        #expect(credit.balance.minorUnits == balance)
      }
      #expect(plan.credits.last?.day == plan.terms.end)
      #expect(plan.total.minorUnits == amount + plan.interest.minorUnits - plan.tax.minorUnits)
    }
  }

  @Test func termsThatNoDepositHasAreNone() throws {
    let euro = try #require(Currency(code: "EUR"))
    func isPossible(
      _ amount: Int64, _ rate: Int64, _ months: Int, tax: DepositTerms.Tax = .none, from start: String = "2025-01-01"
    ) throws -> Bool {
      DepositTerms(
        amount: Money(minorUnits: amount, currency: euro), rate: rate, months: months,
        start: try #require(CalendarDate(iso: start)), tax: tax) != nil
    }
    #expect(try isPossible(1, 0, 1) && isPossible(DepositTerms.largestAmount, DepositTerms.highestRate, 120))
    #expect(try !isPossible(0, 1, 1) && !isPossible(DepositTerms.largestAmount + 1, 1, 1))
    #expect(try !isPossible(1, -1, 1) && !isPossible(1, DepositTerms.highestRate + 1, 1))
    #expect(try !isPossible(1, 1, 0) && !isPossible(1, 1, 121) && !isPossible(1, 1, 12, from: "9999-06-01"))
    #expect(try !isPossible(1, 1, 1, tax: .init(rate: -1, allowance: 0)))
    #expect(try !isPossible(1, 1, 1, tax: .init(rate: 0, allowance: -1)))
  }

  @Test func aPlanReadsBackFromItsAddress() throws {
    let route = DepositsRoute(
      try terms(
        1_000_050, rate: 3_250, months: 18, credited: .atEnd, isReinvested: false, days: .actual365,
        tax: DepositTerms.Tax(rate: 26_375, allowance: 100_000)))
    #expect(
      "\(route.path)"
        == "/?amount=10000.50&credited=end&currency=EUR&days=act-365&free=1000.00&from=2025-01-01&months=18&rate=3.25"
        + "&reinvested=false&tax=26.375")
    #expect(try DepositsRoute(at: route.path) == route)
    #expect(try DepositsRoute(at: .root) == DepositsRoute())
    #expect(DepositsRoute.paths.problems.isEmpty)
  }
}
