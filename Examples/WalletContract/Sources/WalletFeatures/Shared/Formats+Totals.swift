import Espalier
public import WalletValues

/// Formats for totals of several currencies, in words. A figure that was converted never stands without its day.
extension Formats {
  /// Returns the total of sums, in the person's currency and with the day of its rates, as far as there are any.
  public func total(of sums: [MoneySum], in currency: TotalCurrency, sign: Sign = .whenNegative) -> String {
    let total = currency.total(of: sums)
    guard let day = total.day, let joined = total.joined else { return amounts(total.sums, sign: sign) }
    return ([amount(joined, sign: sign) + " (\(rates(of: day)))"] + total.apart.map { amount($0, sign: sign) })
      .joined(separator: " · ")
  }

  /// Returns a phrase for the rates of a conversion, within a sentence: “at rates of Nov 20, 2026”.
  public func rates(of day: CalendarDate) -> String { .localized(.totalsRates(day: shortDay(day))) }

  /// Returns the same phrase by itself, below a figure: “At rates of Nov 20, 2026”.
  public func ratesRemark(of day: CalendarDate) -> String { .localized(.totalsRatesRemark(day: shortDay(day))) }

  /// Returns the reason why some sums are not told in the person's currency; nil where all of them are, or none is
  /// chosen.
  public func whyApart(_ sums: [MoneySum], in currency: TotalCurrency) -> String? {
    guard let chosen = currency.currency else { return nil }
    let apart = Set(currency.total(of: sums).apart.map(\.currency.code)).sorted()
    guard !apart.isEmpty else { return nil }
    guard let day = currency.rates?.day else {
      return .localized(.totalsNeedRates(currency: chosen.code))
    }
    let names = apart.joined(separator: ", ")
    return .localized(.totalsRatesLeadNot(day: shortDay(day), currencies: names, target: chosen.code))
  }
}
