#if canImport(FoundationInternationalization)
  public import FoundationEssentials
  internal import FoundationInternationalization
#else
  public import Foundation
#endif

extension Localization {
  /// Returns a whole number with marks between its groups: `1,234` or `1.234`.
  public func number(_ number: Int) -> String { number.formatted(.number.locale(foundationLocale)) }

  /// Returns a number with the given number of decimals.
  public func number(_ number: Double, fractionDigits: Int = 0) -> String {
    number.formatted(.number.locale(foundationLocale).precision(.fractionLength(max(0, fractionDigits))))
  }

  /// Returns a share of 1 as a percentage. For example, 0.125 becomes `12.5%` with one fraction digit.
  public func percent(_ share: Double, fractionDigits: Int = 0) -> String {
    share.formatted(.percent.locale(foundationLocale).precision(.fractionLength(max(0, fractionDigits))))
  }

  /// Returns an amount with its currency, which is given as an ISO 4217 code.
  ///
  /// A negative amount has the minus sign, which screen readers read as "minus", not the hyphen.
  public func money(_ amount: Decimal, currency: String) -> String {
    let text = amount.formatted(.currency(code: currency).locale(foundationLocale))
    return amount < 0 ? text.replacing("-", with: "\u{2212}") : text
  }

  /// Returns a moment as a day in the person's time zone.
  public func day(_ moment: Date) -> String { moment.formatted(style(date: .long, time: .omitted)) }

  /// Returns a moment as a time of day in the person's time zone.
  public func time(_ moment: Date) -> String { moment.formatted(style(date: .omitted, time: .shortened)) }

  /// Returns a moment as day and time in the person's time zone.
  public func moment(_ moment: Date) -> String { moment.formatted(style(date: .abbreviated, time: .shortened)) }

  private func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: foundationLocale, timeZone: TimeZone(identifier: timeZone) ?? .gmt)
  }

  private var foundationLocale: Locale { Locale(identifier: locale) }
}
