import Espalier
import Foundation
import Statements
import Testing
import Wallet
import WalletFeatures
import WalletStore

@Suite struct FormatsTests {
  private func money(_ text: String, _ code: String) throws -> Money {
    try Money(decimal: text, in: try #require(Currency(code: code)))
  }

  private func formats(_ locale: String, zone: String = "UTC") -> Formats {
    Formats(visitor: Visitor(locale: locale, timeZone: zone))
  }

  @Test(arguments: [
    ("en-US", "-1234.50", "EUR", "−€1,234.50"), ("de-DE", "-1234.50", "EUR", "−1.234,50 €"),
    ("ja-JP", "-1234", "JPY", "−¥1,234"), ("sv-SE", "-12.00", "EUR", "−12,00 €"),
    ("fr-CH", "-12.00", "EUR", "€ −12,00"),
  ])
  func aNegativeAmountHasTheMinusSign(locale: String, amount: String, code: String, expected: String) throws {
    let text = formats(locale).amount(try money(amount, code))
    // Which of the blanks stands there is the locale's business.
    #expect(text.map { $0.isWhitespace ? " " : $0 }.map(String.init).joined() == expected)
    #expect(!text.contains("-"), "a hyphen is not read as “minus”")
  }

  @Test(arguments: [
    ("JPY", "1234", "¥1,234"), ("EUR", "0.05", "€0.05"), ("KWD", "1234.567", "KWD 1,234.567"),
    ("CLP", "1234", "CLP 1,234"), ("IQD", "1.250", "IQD 1.250"), ("HUF", "1.50", "HUF 1.50"),
  ])
  func anAmountHasTheDigitsOfItsCurrency(code: String, amount: String, expected: String) throws {
    let text = formats("en-US").amount(try money(amount, code))
    #expect(text.map { $0.isWhitespace ? " " : $0 }.map(String.init).joined() == expected)
  }

  @Test func amountsAreExactHoweverLarge() throws {
    let euro = try #require(Currency(code: "EUR"))
    let formats = formats("en-US")
    #expect(formats.amount(Money(minorUnits: .max, currency: euro)) == "€92,233,720,368,547,758.07")
    #expect(formats.amount(Money(minorUnits: .min, currency: euro)) == "−€92,233,720,368,547,758.08")
  }

  @Test func aMovementAlwaysHasItsSignAndABalanceOnlyBelowNothing() throws {
    let formats = formats("en-US")
    #expect(formats.amount(try money("12.00", "EUR"), sign: .always) == "+€12.00")
    #expect(formats.amount(try money("-12.00", "EUR"), sign: .always) == "−€12.00")
    #expect(formats.amount(try money("0.00", "EUR"), sign: .always) == "€0.00")
    #expect(formats.amount(try money("12.00", "EUR")) == "€12.00")
  }

  @Test(arguments: [
    ("en-US", "Friday, May 1, 2026", "May 2026", "12,345"), ("de-DE", "Freitag, 1. Mai 2026", "Mai 2026", "12.345"),
    ("ja-JP", "2026年5月1日 金曜日", "2026年5月", "12,345"),
  ])
  func daysMonthsAndNumbersFollowTheLocale(locale: String, day: String, month: String, number: String) throws {
    let formats = formats(locale)
    #expect(formats.day(try #require(CalendarDate(iso: "2026-05-01"))) == day)
    #expect(formats.month(try #require(Month(year: 2026, month: 5))) == month)
    #expect(formats.number(12_345) == number)
  }

  @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago", "No/Such_Zone"])
  func aBookingDayIsTheSameDayInEveryTimeZone(zone: String) throws {
    let day = try #require(CalendarDate(iso: "2026-05-01"))
    #expect(formats("en-US", zone: zone).day(day) == "Friday, May 1, 2026")
  }

  @Test func theCurrentMonthIsThatOfTheVisitorsTimeZone() throws {
    let moment = try Date("2026-04-30T20:00:00Z", strategy: .iso8601)
    #expect(formats("en-US", zone: "Asia/Tokyo").month(of: moment) == Month(year: 2026, month: 5))
    #expect(formats("en-US", zone: "America/New_York").month(of: moment) == Month(year: 2026, month: 4))
    #expect(formats("th-TH", zone: "UTC").month(of: moment) == Month(year: 2026, month: 4), "the bank's calendar")
  }
}
