import WalletValues
import Testing
import WalletRecurring

@Suite struct RecurringPaymentsTests {
  private func day(_ iso: String) throws -> CalendarDate { try #require(CalendarDate(iso: iso)) }

  private func payment(
    _ date: String, _ amount: Int64, _ payee: String = "Netflix", currency: String = "EUR", hasGivenName: Bool = false
  ) throws -> Payment {
    let currency = try #require(Currency(code: currency))
    return Payment(
      date: try day(date), amount: Money(minorUnits: amount, currency: currency), payee: payee,
      hasGivenName: hasGivenName)
  }

  private func find(_ payments: [Payment], today: String = "2025-03-15") throws -> [RecurringPayment] {
    RecurringPayments.find(in: payments, today: try day(today))
  }

  @Test func aSubscriptionIsFoundWithItsPriceAndItsNextDay() throws {
    let found = try find([
      payment("2024-12-31", 1399), payment("2025-01-31", 1399), payment("2025-02-28", 1399),
    ])
    let netflix = try #require(found.first)
    #expect(found.count == 1)
    #expect(netflix.payee == "Netflix" && netflix.cadence == .monthly && netflix.count == 3)
    #expect(netflix.amount.minorUnits == 1399 && netflix.isFixed && netflix.increase == nil)
    #expect(netflix.monthlyCost.minorUnits == 1399)
    #expect(netflix.last.iso == "2025-02-28" && netflix.next.iso == "2025-03-28")
  }

  @Test func `numbers tell payees apart in names that the person gave`() throws {
    let found = try find(
      try ["2025-01-01", "2025-02-01", "2025-03-01"].flatMap { date in
        try ["Flat 1", "Flat 2"].map { try payment(date, 1000, $0, hasGivenName: true) }
      })
    #expect(Set(found.map(\.payee)) == ["Flat 1", "Flat 2"])
    #expect(Set(found.map(\.id)).count == 2)
  }

  @Test(arguments: [
    ("weekly", ["2025-02-15", "2025-02-22", "2025-03-01", "2025-03-08"], Cadence.weekly, "2025-03-15", 4333),
    ("fortnightly", ["2025-01-29", "2025-02-12", "2025-02-26", "2025-03-12"], .fortnightly, "2025-03-26", 2167),
    ("two-monthly", ["2024-11-10", "2025-01-10", "2025-03-10"], .twoMonthly, "2025-05-10", 500),
    ("quarterly", ["2024-09-28", "2024-12-28", "2025-02-28"], nil, "", 0),
    ("quarterly", ["2024-08-31", "2024-11-30", "2025-02-28"], .quarterly, "2025-05-28", 333),
    ("half-yearly", ["2024-02-29", "2024-08-31", "2025-02-28"], .halfYearly, "2025-08-28", 167),
    ("yearly", ["2023-02-28", "2024-02-29", "2025-02-28"], .yearly, "2026-02-28", 83),
  ])
  func whatComesAtAnotherIntervalIsFoundWithItsMonthlyCost(
    name: String, days: [String], cadence: Cadence?, next: String, cost: Int64
  ) throws {
    let found = try find(days.map { try payment($0, 1000) })
    #expect(found.first?.cadence == cadence, "\(name)")
    guard let first = found.first, cadence != nil else { return }
    #expect(first.next.iso == next && first.monthlyCost.minorUnits == cost)
  }

  @Test(arguments: [
    ["2024-08-31", "2025-02-28"], ["2024-02-29", "2025-02-28"], ["2025-02-01", "2025-03-01"],
    // Two by two, and never three in a row.
    ["2024-05-10", "2024-06-10", "2024-09-10", "2024-10-10", "2025-01-10", "2025-02-10"],
  ])
  func whatWasNotPaidThreeTimesInARowIsNone(days: [String]) throws {
    #expect(try find(days.map { try payment($0, 1000) }).isEmpty)
  }

  @Test func aPriceThatWentUpIsToldWithWhatItWas() throws {
    let found = try find([
      payment("2024-11-10", 1299), payment("2024-12-10", 1299), payment("2025-01-10", 1399),
      payment("2025-02-10", 1399), payment("2025-03-10", 1999),
    ])
    // Three prices in five payments is no fixed price; two are.
    #expect(found.first?.isFixed == false && found.first?.increase == nil)
    let raised = try find([
      payment("2024-12-10", 1299), payment("2025-01-10", 1299), payment("2025-02-10", 1299),
      payment("2025-03-10", 1999),
    ])
    let increase = try #require(raised.first?.increase)
    #expect(increase.before.minorUnits == 1299 && increase.now.minorUnits == 1999 && increase.since.iso == "2025-03-10")
    #expect(raised.first?.amount.minorUnits == 1999 && raised.first?.monthlyCost.minorUnits == 1999)
  }

  @Test func aPriceThatWentDownIsNoIncrease() throws {
    let found = try find([payment("2025-01-10", 1999), payment("2025-02-10", 1999), payment("2025-03-10", 1499)])
    #expect(found.count == 1 && found.first?.increase == nil && found.first?.amount.minorUnits == 1499)
  }

  @Test func aBillThatVariesCostsItsAverage() throws {
    let found = try find([
      payment("2024-12-05", 6000, "Stadtwerke"), payment("2025-01-05", 7001, "Stadtwerke"),
      payment("2025-02-05", 8000, "Stadtwerke"), payment("2025-03-05", 6500, "Stadtwerke"),
    ])
    let bill = try #require(found.first)
    #expect(!bill.isFixed && bill.amount.minorUnits == 6875 && bill.increase == nil)
  }

  @Test func weekendsAndAMonthThatIsMissingDoNotHideIt() throws {
    let days = [
      "2024-08-01", "2024-09-02", "2024-10-01", "2024-11-01", "2025-01-02", "2025-02-03", "2025-03-03",
    ]
    #expect(try find(days.map { try payment($0, 98_500, "Rent") }).first?.cadence == .monthly)
  }

  @Test func purchasesOfAShopThatComeAsTheyComeAreNone() throws {
    let days = ["2025-01-03", "2025-01-09", "2025-01-30", "2025-02-02", "2025-02-20", "2025-03-13"]
    #expect(try find(days.enumerated().map { try payment($1, 2000 + Int64($0) * 77, "Lidl") }).isEmpty)
  }

  @Test func aWeeklyShoppingOfManyAmountsIsNoSubscription() throws {
    let days = ["2025-02-15", "2025-02-22", "2025-03-01", "2025-03-08", "2025-03-15"]
    #expect(try find(days.enumerated().map { try payment($1, 3000 + Int64($0) * 1200, "Rewe") }).isEmpty)
  }

  @Test func aSubscriptionIsFoundAmongPurchasesOfTheSamePayee() throws {
    let found = try find([
      payment("2025-01-04", 8990, "AMAZON 302"), payment("2025-01-10", 899, "Amazon"),
      payment("2025-01-27", 4550, "Amazon"), payment("2025-02-10", 899, "Amazon"),
      payment("2025-02-13", 2199, "Amazon 7"), payment("2025-03-10", 899, "Amazon"),
    ])
    #expect(found.map(\.amount.minorUnits) == [899])
  }

  @Test func whatHasEndedIsLeftOut() throws {
    let payments = try ["2024-09-10", "2024-10-10", "2024-11-10"].map { try payment($0, 1399) }
    #expect(try find(payments, today: "2024-12-20").count == 1)
    #expect(try find(payments, today: "2025-01-20").isEmpty)
  }

  @Test func currenciesAndPayeesAreKeptApart() throws {
    let found = try find(
      ["2025-01-10", "2025-02-10", "2025-03-10"].flatMap {
        [
          try payment($0, 1399), try payment($0, 999, currency: "GBP"), try payment($0, 1099, "Spotify"),
        ]
      })
    #expect(found.map(\.payee) == ["Netflix", "Spotify", "Netflix"])
    #expect(found.map(\.amount.currency.code) == ["EUR", "EUR", "GBP"])
    #expect(Set(found.map(\.id)).count == 3)
  }

  @Test func theOrderOfThePaymentsDoesNotMatter() throws {
    let payments = try [
      "2024-12-10", "2025-01-10", "2025-02-10", "2025-03-10",
    ].flatMap { [try payment($0, 1399), try payment($0, 550, "Cloud")] }
    let found = try find(payments)
    #expect(found.count == 2)
    for _ in 0..<5 { #expect(try find(payments.shuffled()) == found) }
  }

  @Test func theNextDayOfTheLastOfAMonthIsTheLastOfTheNext() throws {
    #expect(Cadence.monthly.next(after: try day("2025-01-31"))?.iso == "2025-02-28")
    #expect(Cadence.monthly.next(after: try day("2024-12-31"))?.iso == "2025-01-31")
    #expect(Cadence.yearly.next(after: try day("2024-02-29"))?.iso == "2025-02-28")
    #expect(Cadence.weekly.next(after: try day("2024-02-27"))?.iso == "2024-03-05")
    #expect(Cadence.yearly.next(after: try day("9999-05-01")) == nil)
  }
}
