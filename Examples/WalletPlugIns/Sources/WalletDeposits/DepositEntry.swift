import Espalier
import Foundation
import WalletValues

/// The values of a deposit that a person fills in, field by field.
struct DepositEntry: Sendable {
  var amount: Double?
  var currency = "EUR"
  var rate: Double?
  var months: Double?
  var start: Day?
  var crediting = DepositTerms.Crediting.yearly
  var isReinvested = true
  var dayCount = DepositTerms.DayCount.thirty360
  var taxRate: Double?
  var allowance: Double?

  init(start: CalendarDate?) { self.start = start.flatMap(Day.init) }

  /// The terms that were filled in; nil while something is missing or out of bounds.
  var terms: DepositTerms? {
    guard let amount, let rate, let months, let currency = Currency(code: currency),
      let start = start.flatMap(CalendarDate.init), let units = Self.units(amount, in: currency),
      let free = Self.units(allowance ?? 0, in: currency)
    else { return nil }
    return DepositTerms(
      amount: Money(minorUnits: units, currency: currency), rate: Int64((rate * 1000).rounded()), months: Int(months),
      start: start, crediting: crediting, isReinvested: isReinvested, dayCount: dayCount,
      tax: DepositTerms.Tax(rate: Int64(((taxRate ?? 0) * 1000).rounded()), allowance: free))
  }

  /// A field holds a number of few digits; the nearest smallest unit is what was typed.
  private static func units(_ amount: Double, in currency: Currency) -> Int64? {
    let units = (amount * pow(10, Double(currency.minorUnitDigits))).rounded()
    return units <= Double(DepositTerms.largestAmount) ? Int64(units) : nil
  }
}

extension DepositEntry {
  init(_ terms: DepositTerms) {
    amount = Double(terms.amount.decimalText)
    currency = terms.amount.currency.code
    rate = Double(terms.rate) / 1000
    months = Double(terms.months)
    start = Day(terms.start)
    crediting = terms.crediting
    isReinvested = terms.isReinvested
    dayCount = terms.dayCount
    taxRate = terms.tax.rate == 0 ? nil : Double(terms.tax.rate) / 1000
    allowance =
      terms.tax.allowance == 0
      ? nil : Double(Money(minorUnits: terms.tax.allowance, currency: terms.amount.currency).decimalText)
  }
}

extension Day {
  /// The same day.
  init?(_ date: CalendarDate) { self.init(year: date.year, month: date.month, day: date.day) }
}

extension CalendarDate {
  /// The same day.
  init?(_ day: Day) { self.init(year: day.year, month: day.month, day: day.day) }
}
