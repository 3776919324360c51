package import WalletValues

/// The terms of a loan: its amount, its rate and its length.
package struct LoanTerms: Hashable, Sendable {
  /// The greatest amount that is reckoned with, in the smallest unit: sums of a whole plan stay far within 64 bits.
  package static let largestAmount: Int64 = 1_000_000_000_000
  /// The longest time, in years.
  package static let longestTime = 50
  /// The highest rate, in thousandths of a percent: 100 %.
  package static let highestRate: Int64 = 100_000

  /// The amount that is borrowed.
  package let amount: Money
  /// The interest of a year, in thousandths of a percent: 3.25 % is 3250.
  package let rate: Int64
  /// The number of years in which the loan is paid back.
  package let years: Int

  /// Creates terms, or nil when they are outside of the bounds that are reckoned with.
  package init?(amount: Money, rate: Int64, years: Int) {
    guard (1...Self.largestAmount).contains(amount.minorUnits), (0...Self.highestRate).contains(rate),
      (1...Self.longestTime).contains(years)
    else { return nil }
    self.amount = amount
    self.rate = rate
    self.years = years
  }
}
