public import Espalier
public import Foundation
public import WalletValues

/// The formats of amounts, days and numbers for the person who looks at the window, in the notation of the language that
/// they read in.
///
/// Amounts are formatted from their smallest units, never by way of a binary fraction. A negative amount has the minus
/// sign, not the hyphen, because that is what is read aloud as “minus”.
///
/// ```swift
/// Formats(visitor: Visitor(locale: "de-DE")).amount(rent)  // "−850,00 €"
/// ```
public struct Formats: Sendable {
  /// A rule for the amounts that carry a sign.
  public enum Sign: Sendable {
    /// Amounts below nothing, as in a balance.
    case whenNegative
    /// All amounts but nothing itself, as in a list of movements.
    case always
  }

  private let fixedLocale: String?
  private let timeZone: TimeZone

  /// Creates formats in the language of the window that is being rendered, `Localization.current`, also after the person
  /// has chosen another one. The time zone stays: which day it is for them is asked outside of screens, too.
  public init(timeZone: String) {
    fixedLocale = nil
    self.timeZone = TimeZone(identifier: timeZone) ?? .gmt
  }

  /// Creates formats in a visitor's language, whatever the window speaks. A time zone that is not known reads as
  /// Greenwich.
  public init(visitor: Visitor) {
    fixedLocale = visitor.locale
    timeZone = TimeZone(identifier: visitor.timeZone) ?? .gmt
  }

  private var locale: Locale { Locale(identifier: fixedLocale ?? Localization.current.locale) }

  // A booking day is a day, not a moment: it is written in the zone in which it was made a date.
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    return calendar
  }
  private var dayStyle: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt) }

  // MARK: Money and numbers

  /// An amount with its currency.
  public func amount(_ money: Money, sign: Sign = .whenNegative) -> String { amount(MoneySum(money), sign: sign) }

  /// Writes a sum with its currency; exact to 38 digits.
  public func amount(_ sum: MoneySum, sign: Sign = .whenNegative) -> String {
    let style = Decimal.FormatStyle.Currency(code: sum.currency.code, locale: locale)
      .precision(.fractionLength(sum.currency.minorUnitDigits))
      .sign(strategy: sign == .always ? .always(showZero: false) : .automatic)
    guard let number = Decimal(string: sum.decimalText, locale: Locale(identifier: "en_US_POSIX")) else {
      return sum.description
    }
    let text = style.format(number)
    return sum.isNegative ? text.replacing("-", with: "\u{2212}") : text
  }

  /// Sums of several currencies beside each other.
  public func amounts(_ sums: [MoneySum], sign: Sign = .whenNegative) -> String {
    sums.map { amount($0, sign: sign) }.joined(separator: " · ")
  }

  /// A whole number.
  public func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  /// A ratio in percent with two decimals: 0.0325 is “3.25%”.
  public func percent(_ ratio: Double) -> String {
    ratio.formatted(.percent.locale(locale).precision(.fractionLength(2)))
  }

  /// An exchange rate, with five digits that count.
  public func rate(_ rate: Decimal) -> String {
    rate.formatted(.number.precision(.significantDigits(5)).locale(locale))
  }

  /// The name of a currency, such as “Euro”.
  public func name(of currency: Currency) -> String {
    locale.localizedString(forCurrencyCode: currency.code) ?? currency.code
  }

  // MARK: Days and months

  /// A day with its weekday.
  public func day(_ day: CalendarDate) -> String {
    date(day).map(dayStyle.weekday(.wide).day().month(.wide).year().format) ?? day.iso
  }

  /// A day with its weekday, both in few letters, for the heading of a list.
  public func dayHeading(_ day: CalendarDate) -> String {
    date(day).map(dayStyle.weekday(.abbreviated).day().month(.abbreviated).year().format) ?? day.iso
  }

  /// A day in few letters.
  public func shortDay(_ day: CalendarDate) -> String {
    date(day).map(dayStyle.day().month(.abbreviated).year().format) ?? day.iso
  }

  /// A month with its year.
  public func month(_ month: Month) -> String {
    CalendarDate(year: month.year, month: month.month, day: 1).flatMap(date).map(dayStyle.month(.wide).year().format)
      ?? month.iso
  }

  /// A month in few letters, such as “Oct” or “Oct 2025”.
  public func shortMonth(_ month: Month, withYear: Bool) -> String {
    let short = dayStyle.month(.abbreviated)
    let style = withYear ? short.year() : short
    return CalendarDate(year: month.year, month: month.month, day: 1).flatMap(date).map(style.format) ?? month.iso
  }

  /// A moment by day and minute, as the visitor's clock shows it.
  public func moment(_ moment: Date) -> String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      .day().month(.abbreviated).year().hour().minute().format(moment)
  }

  /// The month that a moment is in for the visitor.
  public func month(of moment: Date) -> Month? {
    var calendar = calendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month], from: moment)
    guard let year = parts.year, let month = parts.month else { return nil }
    return Month(year: year, month: month)
  }

  /// The day that a moment is on for the visitor.
  public func day(of moment: Date) -> CalendarDate? {
    var calendar = calendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: moment)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private func date(_ day: CalendarDate) -> Date? {
    calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day))
  }
}
