import Statements
import Testing

@Suite struct MoneySumTests {
  private let euro: Currency

  init() throws { euro = try #require(Currency(code: "EUR")) }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: euro) }

  @Test func theLargestAmountsAddUpAndComeBack() throws {
    var sum = MoneySum(money(.max))
    for _ in 0..<10 { try sum.add(money(.max)) }
    #expect(sum.money == nil && !sum.isNegative)
    #expect(sum.description == "1014570924054025338.77 EUR")
    for _ in 0..<10 { try sum.add(money(-.max)) }
    #expect(sum.money == money(.max))
  }

  @Test func whatIsTooLargeTogetherStandsApart() throws {
    let huge = MoneySum(minorUnits: .max, currency: euro)
    #expect(throws: MoneyError.overflow) { try huge.adding(MoneySum(money(1))) }
    #expect(throws: MoneyError.overflow) { try MoneySum(minorUnits: .min + 1, currency: euro).subtracting(huge) }
    let total = TotalCurrency(euro).total(of: [huge, MoneySum(money(1))])
    #expect(total.joined == huge && total.apart == [MoneySum(money(1))])
  }

  @Test func theSmallestAmountHasACounterpartAsASum() throws {
    let sum = MoneySum(money(.min))
    #expect(sum.negated.money == nil && sum.negated.decimalText == "92233720368547758.08")
    #expect(try sum.adding(sum.magnitude).isZero && sum.money == money(.min))
  }

  @Test(arguments: 0..<20) func theOrderOfAddingMakesNoDifference(seed: UInt64) throws {
    var random = Seeded(seed)
    let amounts = (0..<200).map { _ in money(Int64.random(in: .min ... .max, using: &random)) }
    let sum = try #require(MoneySum.totals(amounts)[euro])
    #expect(MoneySum.totals(amounts.shuffled(using: &random)) == [euro: sum])
    let (left, right) = (MoneySum.totals(amounts[..<77])[euro], MoneySum.totals(amounts[77...])[euro])
    #expect(try #require(left).adding(try #require(right)) == sum)
  }

  @Test func currenciesAreNeverAdded() throws {
    let yen = try #require(Currency(code: "JPY"))
    let amounts = [money(5), Money(minorUnits: 7, currency: yen), money(-6)]
    #expect(
      MoneySum.totals(amounts) == [euro: MoneySum(money(-1)), yen: MoneySum(Money(minorUnits: 7, currency: yen))])
    var sum = MoneySum(euro)
    #expect(throws: MoneyError.differentCurrencies(euro, yen)) { try sum.add(Money(minorUnits: 1, currency: yen)) }
    #expect(sum.isZero)
  }

  @Test(arguments: [
    (100, 1, 3, 33), (200, 1, 3, 67), (5, 1, 2, 3), (-5, 1, 2, -2), (-100, 1, 3, -33), (7, 12, 12, 7), (9, 52, 12, 39),
    (1, 1, 0, 1),
  ])
  func aShareIsRoundedToTheSmallestUnit(units: Int64, count: Int32, parts: Int32, share: Int64) {
    #expect(MoneySum(money(units)).times(count, sharedBy: parts).money == money(share))
    #expect(!MoneySum(money(.max)).times(.max, sharedBy: 1).isNegative)
  }
}

/// The same numbers for the same seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
