package import WalletValues

/// The repayment of a loan: the same instalment each month, of which less and less is interest.
///
/// Everything is counted in the smallest unit of the currency, as banks do: the interest of a month is a twelfth of the
/// year's, rounded to the unit, half a unit up; the instalment follows the annuity formula, rounded likewise; the last
/// instalment is the remaining debt. Where that would be more than the others by more than a unit for each month, the
/// instalment is a unit higher. So the parts that are paid back come to the loan exactly, and each line adds up.
///
/// ```swift
/// let plan = LoanPlan(terms)
/// plan.instalment        // 1,159.92 a month for 200,000 at 3.5 % in 20 years
/// plan.months.last?.rest // nothing
/// ```
package struct LoanPlan: Hashable, Sendable {
  /// One month of the plan.
  package struct Month: Hashable, Sendable, Identifiable {
    /// The number of the month, from 1.
    package let number: Int
    /// The instalment that is paid.
    package let instalment: Money
    /// The interest in the instalment.
    package let interest: Money
    /// The debt that is left afterwards.
    package let rest: Money

    /// The same as ``number``.
    package var id: Int { number }
    /// The part of the instalment that pays back.
    package var repaid: Money {
      Money(minorUnits: instalment.minorUnits - interest.minorUnits, currency: instalment.currency)
    }
  }

  /// A year of the plan.
  package struct Year: Hashable, Sendable, Identifiable {
    /// The number of the year, from 1.
    package let number: Int
    /// The instalments that are paid in the year.
    package let instalments: Money
    /// The interest in the instalments.
    package let interest: Money
    /// The debt that is left at the end of the year.
    package let rest: Money

    /// The same as ``number``.
    package var id: Int { number }
    /// The part of the instalments that pays back.
    package var repaid: Money {
      Money(minorUnits: instalments.minorUnits - interest.minorUnits, currency: instalments.currency)
    }
  }

  /// The terms of the loan.
  package let terms: LoanTerms
  /// The instalment of each month but the last.
  package let instalment: Money
  /// All months. Fewer than agreed when so little is borrowed that it is paid back before.
  package let months: [Month]

  /// Works a plan out; some hundred additions, a few times over.
  package init(_ terms: LoanTerms) {
    var instalment = Annuity.instalment(of: terms.amount.minorUnits, rate: terms.rate, months: terms.years * 12)
    var months = Self.months(terms, instalment: instalment)
    // What is rounded off each month bears interest until the last, which at a high rate is more than the loan.
    while let last = months.last, last.instalment.minorUnits - instalment > Int64(months.count) {
      instalment += 1
      months = Self.months(terms, instalment: instalment)
    }
    self.terms = terms
    self.instalment = Money(minorUnits: instalment, currency: terms.amount.currency)
    self.months = months
  }

  private static func months(_ terms: LoanTerms, instalment: Int64) -> [Month] {
    let currency = terms.amount.currency
    let count = terms.years * 12
    var rest = terms.amount.minorUnits
    var months: [Month] = []
    for number in 1...count where rest > 0 {
      // A twelfth of so many thousandths of a percent: 12 * 100 * 1000 parts.
      let interest = (rest * terms.rate + 600_000) / 1_200_000
      let paid = number == count ? rest + interest : min(instalment, rest + interest)
      rest += interest - paid
      months.append(
        Month(
          number: number, instalment: Money(minorUnits: paid, currency: currency),
          interest: Money(minorUnits: interest, currency: currency), rest: Money(minorUnits: rest, currency: currency)))
    }
    return months
  }

  /// All interest together.
  package var interest: Money { sum(of: months, \.interest) }
  /// All that is paid.
  package var total: Money { sum(of: months, \.instalment) }

  /// The plan by years.
  package var years: [Year] {
    stride(from: 0, to: months.count, by: 12).compactMap { start in
      let months = Array(months[start..<min(start + 12, months.count)])
      guard let last = months.last else { return nil }
      return Year(
        number: start / 12 + 1, instalments: sum(of: months, \.instalment), interest: sum(of: months, \.interest),
        rest: last.rest)
    }
  }

  private func sum(of months: [Month], _ part: KeyPath<Month, Money>) -> Money {
    Money(
      minorUnits: months.reduce(0) { $0 + $1[keyPath: part].minorUnits }, currency: terms.amount.currency)
  }
}
