import Foundation
package import WalletValues

/// The yield of a deposit: each credit of interest with the tax on it, and the total.
///
/// Everything is counted in the smallest unit of the currency, as banks do: the interest of a period is rounded to the
/// unit, half a unit up; the tax on it down to the unit, after what is left of the calendar year's allowance.
///
/// ```swift
/// let plan = DepositPlan(terms)  // 10,000 at 3 % for a year, credited yearly, 30/360
/// plan.interest                  // 300.00
/// plan.credits.last?.balance     // 10,300.00, when it is reinvested and nothing is taxed
/// ```
package struct DepositPlan: Hashable, Sendable {
  /// One credit of interest.
  package struct Credit: Hashable, Sendable, Identifiable {
    /// The number of the credit, from 1.
    package let id: Int
    /// The day of the credit.
    package let day: CalendarDate
    /// The interest since the credit before.
    package let interest: Money
    /// The tax on the interest.
    package let tax: Money
    /// The balance of the deposit afterwards.
    package let balance: Money

    /// The interest that is left after tax.
    package var net: Money { Money(minorUnits: interest.minorUnits - tax.minorUnits, currency: interest.currency) }
  }

  /// The terms of the deposit.
  package let terms: DepositTerms
  /// All credits, the first first.
  package let credits: [Credit]

  /// Works a plan out; at most 120 credits.
  package init(_ terms: DepositTerms) {
    let currency = terms.amount.currency
    var balance = terms.amount.minorUnits
    var (from, freeYear, free) = (terms.start, terms.start.year, terms.tax.allowance)
    var credits: [Credit] = []
    for day in Self.days(terms) {
      if day.year != freeYear { (freeYear, free) = (day.year, terms.tax.allowance) }
      let interest = Self.interest(on: balance, days: terms.dayCount.days(from: from, to: day), terms)
      let taxed = max(0, interest - free)
      free = max(0, free - interest)
      let tax = Int64(Int128(taxed) * Int128(terms.tax.rate) / 100_000)
      if terms.isReinvested { balance += interest - tax }
      credits.append(
        Credit(
          id: credits.count + 1, day: day, interest: Money(minorUnits: interest, currency: currency),
          tax: Money(minorUnits: tax, currency: currency), balance: Money(minorUnits: balance, currency: currency)))
      from = day
    }
    self.terms = terms
    self.credits = credits
  }

  /// Returns the days on which interest is credited: each counted from the first day, so that a deposit that begins on
  /// the 31st keeps to the ends of months.
  private static func days(_ terms: DepositTerms) -> [CalendarDate] {
    guard let step = terms.crediting.months else { return [terms.end] }
    let whole = stride(from: step, to: terms.months, by: step).compactMap { terms.start.adding(months: $0) }
    return whole + [terms.end]
  }

  private static func interest(on balance: Int64, days: Int, _ terms: DepositTerms) -> Int64 {
    let divisor = 100_000 * terms.dayCount.year
    return Int64((Int128(balance) * Int128(terms.rate) * Int128(days) + divisor / 2) / divisor)
  }

  /// All interest.
  package var interest: Money { sum(\.interest) }
  /// All tax.
  package var tax: Money { sum(\.tax) }
  /// All interest that is left after tax.
  package var net: Money { sum(\.net) }

  /// The money that the person has when the deposit ends: the amount and all that was left of the interest, paid out or
  /// not.
  package var total: Money {
    Money(minorUnits: terms.amount.minorUnits + net.minorUnits, currency: terms.amount.currency)
  }

  /// The yearly growth, after tax, that comes to the same; deposits of different terms are compared by it. A ratio,
  /// 0.03 for 3 %.
  package var yearlyYield: Double {
    let days = Double(terms.end.dayNumber - terms.start.dayNumber)
    let growth = Double(total.minorUnits) / Double(terms.amount.minorUnits)
    return pow(growth, 365.2425 / days) - 1
  }

  private func sum(_ part: KeyPath<Credit, Money>) -> Money {
    Money(minorUnits: credits.reduce(0) { $0 + $1[keyPath: part].minorUnits }, currency: terms.amount.currency)
  }
}
