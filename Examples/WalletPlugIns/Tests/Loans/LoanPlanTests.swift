import Espalier
import WalletValues
import Testing
import WalletLoans

@Suite struct LoanPlanTests {
  private func terms(
    _ amount: Int64, rate: Int64, years: Int, currency: String = "EUR"
  ) throws -> LoanTerms {
    let currency = try #require(Currency(code: currency))
    return try #require(
      LoanTerms(amount: Money(minorUnits: amount, currency: currency), rate: rate, years: years))
  }

  /// Instalments as calculators of banks give them.
  @Test(arguments: [
    (Int64(20_000_000), Int64(3_500), 20, Int64(115_992)), (10_000_000, 5_000, 30, 53_682),
    (1_500_000, 6_990, 5, 29_695), (100_000_000, 4_250, 25, 541_738),
  ])
  func theInstalmentIsThatOfTheAnnuityFormula(amount: Int64, rate: Int64, years: Int, instalment: Int64) throws {
    #expect(LoanPlan(try terms(amount, rate: rate, years: years)).instalment.minorUnits == instalment)
  }

  @Test(arguments: [
    (Int64(20_000_000), Int64(3_500), 20), (1, 3_500, 20), (100, 100_000, 50), (1_000_000_000_000, 100_000, 50),
    (1_000_000_000_000, 1, 1), (1_234_567, 0, 7), (7, 0, 50), (99_999, 12_345, 3),
  ])
  func theRepaymentsComeToTheLoanExactly(amount: Int64, rate: Int64, years: Int) throws {
    let plan = LoanPlan(try terms(amount, rate: rate, years: years))
    #expect(plan.months.last?.rest.minorUnits == 0)
    #expect(plan.months.count <= years * 12)
    #expect(plan.months.reduce(0) { $0 + $1.repaid.minorUnits } == amount)
    #expect(plan.total.minorUnits == amount + plan.interest.minorUnits)
    #expect(plan.years.reduce(0) { $0 + $1.repaid.minorUnits } == amount)
    #expect(plan.years.reduce(0) { $0 + $1.interest.minorUnits } == plan.interest.minorUnits)
    var rest = amount
    for month in plan.months {
      #expect(month.rest.minorUnits == rest - month.repaid.minorUnits && month.interest.minorUnits >= 0)
      rest = month.rest.minorUnits
    }
  }

  @Test func theLastInstalmentDiffersByRoundingOnly() throws {
    let plan = LoanPlan(try terms(20_000_000, rate: 3_500, years: 20))
    #expect(plan.months.count == 240 && plan.years.count == 20)
    #expect(plan.months.dropLast().allSatisfy { $0.instalment == plan.instalment })
    let last = try #require(plan.months.last)
    #expect((last.instalment.minorUnits - plan.instalment.minorUnits).magnitude < 240)
    #expect(plan.months.first?.interest.minorUnits == 58_333)
  }

  @Test(arguments: [(Int64(10_000_000), Int64(20_000), 40), (100_000, 15_000, 30), (10_000_000, 50_000, 50)])
  func whatIsRoundedOffAtAHighRateDoesNotComeBackWithTheLastInstalment(amount: Int64, rate: Int64, years: Int) throws {
    let plan = LoanPlan(try terms(amount, rate: rate, years: years))
    let last = try #require(plan.months.last)
    #expect(last.instalment.minorUnits <= plan.instalment.minorUnits + Int64(years * 12))
  }

  @Test func withoutInterestOnePaysBackWhatWasBorrowed() throws {
    let plan = LoanPlan(try terms(100_000, rate: 0, years: 1))
    #expect(plan.instalment.minorUnits == 8_333 && plan.interest.minorUnits == 0)
    #expect(plan.months.last?.instalment.minorUnits == 8_337)
  }

  @Test func aCurrencyWithoutCentsHasNone() throws {
    let plan = LoanPlan(try terms(1_000_000, rate: 2_000, years: 2, currency: "JPY"))
    #expect(plan.instalment.minorUnits == 42_540)
  }

  @Test func termsThatNoLoanHasAreNone() throws {
    let euro = try #require(Currency(code: "EUR"))
    func isPossible(_ amount: Int64, _ rate: Int64, _ years: Int) -> Bool {
      LoanTerms(amount: Money(minorUnits: amount, currency: euro), rate: rate, years: years) != nil
    }
    #expect(isPossible(1, 0, 1) && isPossible(LoanTerms.largestAmount, LoanTerms.highestRate, LoanTerms.longestTime))
    #expect(!isPossible(0, 1, 1) && !isPossible(-5, 1, 1) && !isPossible(LoanTerms.largestAmount + 1, 1, 1))
    #expect(!isPossible(1, -1, 1) && !isPossible(1, LoanTerms.highestRate + 1, 1))
    #expect(!isPossible(1, 1, 0) && !isPossible(1, 1, 51))
  }

  @Test func aPlanReadsBackFromItsAddress() throws {
    let route = LoansRoute(try terms(20_000_050, rate: 3_250, years: 20))
    #expect("\(route.path)" == "/?amount=200000.50&currency=EUR&rate=3.25&years=20")
    #expect(try LoansRoute(at: route.path) == route)
    #expect(try LoansRoute(at: .root) == LoansRoute())
    #expect(LoansRoute().path == .root)
  }

  @Test(arguments: [
    "/?amount=1", "/?amount=1&currency=EUR&rate=3.5&years=x", "/?amount=0&currency=EUR&rate=3.5&years=2",
    "/?amount=1&currency=XYZ&rate=3.5&years=2", "/?amount=1&currency=EUR&rate=3.5555&years=2",
    "/?amount=1&currency=EUR&rate=-3&years=2", "/?amount=1&currency=EUR&rate=.&years=2",
    "/?amount=1&currency=EUR&rate=99999999999999999999&years=2", "/x",
  ])
  func anAddressThatIsNoLoanIsNoPlace(text: String) throws {
    let path = try #require(Path(text))
    #expect(throws: PathError.self) { try LoansRoute(at: path) }
  }
}
