import Statements
import Testing

@Suite("Money, currencies and days")
struct MoneyTests {
  private let euro = Currency(code: "EUR")
  private let yen = Currency(code: "jpy")
  private let dinar = Currency(code: "KWD")

  @Test("only known codes are currencies, each with its digits")
  func codes() {
    #expect(Currency(code: "ABC") == nil)
    #expect(Currency(code: "") == nil)
    #expect(yen?.code == "JPY")
    #expect([euro, yen, dinar].map { $0?.minorUnitDigits } == [2, 0, 3])
  }

  @Test("decimals are read and written exactly")
  func decimals() throws {
    let euro = try #require(euro)
    let yen = try #require(yen)
    let dinar = try #require(dinar)
    #expect(try Money(decimal: "-0.05", in: euro).minorUnits == -5)
    #expect(try Money(decimal: "12.300", in: euro).minorUnits == 1230)
    #expect(try Money(decimal: "92233720368547758.07", in: euro).minorUnits == .max)
    #expect(try Money(decimal: "1234", in: yen).decimalText == "1234")
    #expect(try Money(decimal: "1.234", in: dinar).minorUnits == 1234)
    #expect(Money(minorUnits: -5, currency: euro).description == "-0.05 EUR")
    #expect(Money(minorUnits: .min, currency: euro).decimalText == "-92233720368547758.08")
  }

  @Test(
    "too many digits, too large a number and no number are errors",
    arguments: ["12.345", "92233720368547758.08", "1.2.3", "12a", "", ".", "--1", "1-"])
  func errors(_ text: String) throws {
    let euro = try #require(euro)
    #expect(throws: MoneyError.self) { try Money(decimal: text, in: euro) }
  }

  @Test("sums are of one currency and never wrap")
  func sums() throws {
    let euro = try #require(euro)
    let yen = try #require(yen)
    let one = Money(minorUnits: 1, currency: euro)
    #expect(try one.adding(one).minorUnits == 2)
    #expect(try one.subtracting(one).minorUnits == 0)
    #expect(throws: MoneyError.differentCurrencies(euro, yen)) { try one.adding(Money(minorUnits: 1, currency: yen)) }
    #expect(throws: MoneyError.overflow) { try one.adding(Money(minorUnits: .max, currency: euro)) }
    #expect(throws: MoneyError.overflow) { try Money(minorUnits: .min, currency: euro).negated() }
  }

  @Test("only days that exist are days, and they sort")
  func days() throws {
    #expect(CalendarDate(iso: "2024-02-29") != nil)
    for text in [
      "2023-02-29", "1900-02-29", "2024-13-01", "2024-04-31", "2024-4-1", "20240401", "2024-00-10", "abcd-ef-gh",
    ] {
      #expect(CalendarDate(iso: text) == nil, "\(text)")
    }
    let first = try #require(CalendarDate(year: 2024, month: 1, day: 31))
    let second = try #require(CalendarDate(year: 2024, month: 2, day: 1))
    #expect(first < second)
    #expect(first.iso == "2024-01-31")
  }
}
