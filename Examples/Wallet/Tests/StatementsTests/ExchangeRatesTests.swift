import Foundation
import Statements
import Testing

/// Sums in another currency: exact, rounded once, and never made up.
@Suite struct ExchangeRatesTests {
  private let (euro, dollar, yen, dinar, franc): (Currency, Currency, Currency, Currency, Currency)
  private let rates: ExchangeRates

  init() throws {
    func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }
    (euro, dollar, yen) = (try currency("EUR"), try currency("USD"), try currency("JPY"))
    (dinar, franc) = (try currency("KWD"), try currency("CHF"))
    rates = ExchangeRates(
      base: euro, day: try #require(CalendarDate(iso: "2026-11-20")),
      rates: [
        dollar: try #require(ExchangeRate(decimal: "1.0830")), yen: try #require(ExchangeRate(decimal: "162.05")),
        dinar: try #require(ExchangeRate(decimal: "0.3333")),
      ])
  }

  private func sum(_ units: Int128, _ currency: Currency) -> MoneySum {
    MoneySum(minorUnits: units, currency: currency)
  }

  @Test func aSumIsConvertedFromAndToTheBase() {
    #expect(rates.convert(sum(10_830, dollar), to: euro) == sum(10_000, euro))
    #expect(rates.convert(sum(10_000, euro), to: dollar) == sum(10_830, dollar))
    #expect(rates.convert(sum(-10_830, dollar), to: euro) == sum(-10_000, euro))
    #expect(rates.convert(sum(0, dollar), to: euro) == sum(0, euro))
  }

  @Test func currenciesOfOtherUnitsAreConverted() {
    // No cents of a yen, and a thousand fils of a dinar.
    #expect(rates.convert(sum(100, euro), to: yen) == sum(162, yen))
    #expect(rates.convert(sum(16_205, yen), to: euro) == sum(10_000, euro))
    #expect(rates.convert(sum(100, euro), to: dinar) == sum(333, dinar))
  }

  @Test func betweenTwoOthersNothingIsRoundedOnTheWay() {
    // 1 yen is 0.617…  cents of a euro and 0.668… cents of a dollar: by way of whole cents it would be 1.08 to the 1.
    #expect(rates.convert(sum(1_000_000, yen), to: dollar) == sum(668_312, dollar))
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (-1, -1), (-2, -1), (-3, -2), (5, 3)] as [(Int128, Int128)])
  func halfAUnitIsRoundedAwayFromNothing(units: Int128, rounded: Int128) throws {
    let halves = ExchangeRates(
      base: euro, day: rates.day, rates: [dollar: try #require(ExchangeRate(decimal: "0.5"))])
    #expect(halves.convert(sum(units, euro), to: dollar) == sum(rounded, dollar))
  }

  @Test func thereIsNoSumWithoutARate() {
    #expect(rates.convert(sum(100, franc), to: euro) == nil && rates.convert(sum(100, euro), to: franc) == nil)
    #expect(rates.convert(sum(100, franc), to: franc) == sum(100, franc), "a currency is itself without any rate")
  }

  @Test func theLargestSumsAreExactOrAreNone() {
    // 2¹²⁷ − 1 of the smallest unit: what comes of it does not fit, or does so exactly.
    #expect(rates.convert(sum(.max, euro), to: dollar) == nil)
    #expect(rates.convert(sum(.min, dollar), to: euro)?.isNegative == true)
    let large = Int128(10).power(30) * 1083
    #expect(rates.convert(sum(large, dollar), to: euro) == sum(Int128(10).power(33), euro))
  }

  @Test(arguments: ["1.0830", "162.05", "0.0001", "123456789012", "25"])
  func aRateIsReadAsItIsWritten(text: String) { #expect(ExchangeRate(decimal: text)?.description == text) }

  @Test(arguments: [
    "", "0", "0.000", "-1.08", "+1.08", "1,08", "1.08 ", "1.", ".5", "1e3", "NaN", "inf", "１.5", "1234567890123",
    "0.12345678901",
  ])
  func anythingElseIsNoRate(text: String) { #expect(ExchangeRate(decimal: text) == nil) }

  @Test func ratesComeBackFromTheirText() throws {
    let text = try JSONEncoder().encode(rates)
    #expect(try JSONDecoder().decode(ExchangeRates.self, from: text) == rates)
    #expect(rates.currencies.map(\.code) == ["EUR", "JPY", "KWD", "USD"])
  }

  // MARK: Totals

  @Test func aTotalIsOneSumWithItsDayAndBesideItWhatHasNoRate() {
    let total = TotalCurrency(euro, rates: rates).total(of: [
      sum(500, euro), sum(10_830, dollar), sum(100, franc), sum(162, yen),
    ])
    #expect(total.joined == sum(10_600, euro))
    #expect(total.apart == [sum(100, franc)] && total.day == rates.day)
    #expect(total.sums == [sum(10_600, euro), sum(100, franc)])
  }

  @Test func whatNeedsNoRateHasNoDay() {
    let total = TotalCurrency(euro, rates: rates).total(of: [sum(500, euro), sum(100, franc)])
    #expect(total.joined == sum(500, euro) && total.day == nil)
  }

  @Test func withoutRatesOrAChoiceEachCurrencyStandsByItself() {
    let sums = [sum(500, euro), sum(10_830, dollar)]
    #expect(TotalCurrency(nil, rates: rates).total(of: sums).sums == sums)
    #expect(TotalCurrency(euro).total(of: sums).sums == sums && TotalCurrency(euro).total(of: sums).day == nil)
    #expect(TotalCurrency(dollar).total(of: sums).joined == sum(10_830, dollar))
  }
}

extension Int128 {
  fileprivate func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { product, _ in product * self } }
}
