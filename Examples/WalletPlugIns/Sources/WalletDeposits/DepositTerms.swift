import Espalier
package import WalletValues

/// The terms of a deposit: its amount, its rate, its length, and the use of the interest.
package struct DepositTerms: Hashable, Sendable {
  /// The interval at which interest is credited.
  package enum Crediting: String, CaseIterable, Hashable, Sendable, PathValue {
    /// At the end of each month.
    case monthly
    /// At the end of each three months.
    case quarterly
    /// At the end of each year from the first day on.
    case yearly
    /// Once, when the deposit ends.
    case atEnd = "end"

    /// The months from one credit to the next; nil for one at the end.
    var months: Int? {
      switch self {
      case .monthly: 1
      case .quarterly: 3
      case .yearly: 12
      case .atEnd: nil
      }
    }
  }

  /// A way to count the days of a period.
  package enum DayCount: String, CaseIterable, Hashable, Sendable, PathValue {
    /// A month has 30 days and a year 360, as for savings in Germany and France.
    case thirty360 = "30-360"
    /// The days as they are, and a year of 365, as in Britain.
    case actual365 = "act-365"
    /// The days as they are, and a year of 360, as on the money market.
    case actual360 = "act-360"

    /// The days of a year.
    var year: Int128 { self == .actual365 ? 365 : 360 }

    /// The days from one day to another.
    func days(from first: CalendarDate, to last: CalendarDate) -> Int {
      guard self == .thirty360 else { return last.dayNumber - first.dayNumber }
      let months = (last.year - first.year) * 12 + last.month - first.month
      return months * 30 + min(last.day, 30) - min(first.day, 30)
    }
  }

  /// The tax on the interest.
  package struct Tax: Hashable, Sendable {
    /// The rate, in thousandths of a percent: 26.375 % is 26375.
    package let rate: Int64
    /// The interest that is free of tax in each calendar year, in the smallest unit.
    package let allowance: Int64

    /// No tax.
    package static let none = Tax(rate: 0, allowance: 0)

    /// A tax.
    package init(rate: Int64, allowance: Int64) {
      self.rate = rate
      self.allowance = allowance
    }
  }

  /// The greatest amount that is reckoned with, in the smallest unit: the sum that it grows to stays far within 64
  /// bits.
  package static let largestAmount: Int64 = 1_000_000_000_000
  /// The longest time, in months.
  package static let longestTime = 120
  /// The highest rate of interest and of tax, in thousandths of a percent: 100 %.
  package static let highestRate: Int64 = 100_000

  /// The amount that is deposited.
  package let amount: Money
  /// The interest of a year, in thousandths of a percent: 3.25 % is 3250.
  package let rate: Int64
  /// The length of the deposit, in months.
  package let months: Int
  /// The day from which the deposit bears interest.
  package let start: CalendarDate
  /// The day on which the deposit is paid back.
  package let end: CalendarDate
  /// The interval at which interest is credited.
  package let crediting: Crediting
  /// A Boolean value that indicates whether interest stays in the deposit and bears interest itself; else it is paid
  /// out.
  package let isReinvested: Bool
  /// The way in which the days are counted.
  package let dayCount: DayCount
  /// The tax on the interest.
  package let tax: Tax

  /// Creates terms, or nil when they are outside of the bounds that are reckoned with.
  package init?(
    amount: Money, rate: Int64, months: Int, start: CalendarDate, crediting: Crediting = .yearly,
    isReinvested: Bool = true, dayCount: DayCount = .thirty360, tax: Tax = .none
  ) {
    guard (1...Self.largestAmount).contains(amount.minorUnits), (0...Self.highestRate).contains(rate),
      (1...Self.longestTime).contains(months), (0...Self.highestRate).contains(tax.rate),
      (0...Self.largestAmount).contains(tax.allowance), let end = start.adding(months: months)
    else { return nil }
    self.amount = amount
    self.rate = rate
    self.months = months
    self.start = start
    self.end = end
    self.crediting = crediting
    self.isReinvested = isReinvested
    self.dayCount = dayCount
    self.tax = tax
  }
}
