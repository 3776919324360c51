package import WalletValues

/// Something that is paid again and again: a subscription, a rent, an insurance.
package struct RecurringPayment: Hashable, Sendable, Identifiable {
  /// A price that went up.
  package struct Increase: Hashable, Sendable {
    /// What it was before.
    package let before: Money
    /// What it is now.
    package let now: Money
    /// When the new price was paid first.
    package let since: CalendarDate
  }

  /// What tells it from the others: payee, currency, and its place among several of one payee.
  package let id: String
  /// Who is paid, as the newest operation names them.
  package let payee: String
  /// How often it comes.
  package let cadence: Cadence
  /// What it costs each time: the newest price where it is fixed, the average of the last year where it varies.
  package let amount: Money
  /// Whether the amount is the same each time, but for changes of price.
  package let isFixed: Bool
  /// How many payments were found.
  package let count: Int
  /// The newest payment.
  package let last: CalendarDate
  /// When the next one is expected; it may be overdue.
  package let next: CalendarDate
  /// The latest change of a fixed price, if it went up.
  package let increase: Increase?

  /// What it comes to in a month, rounded to the smallest unit.
  package var monthlyCost: MoneySum { MoneySum(amount).times(cadence.paymentsInYear, sharedBy: 12) }
}
