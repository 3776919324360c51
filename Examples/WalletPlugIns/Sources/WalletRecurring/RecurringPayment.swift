package import WalletValues

/// Something that is paid again and again: a subscription, a rent, an insurance.
package struct RecurringPayment: Hashable, Sendable, Identifiable {
  /// A price that went up.
  package struct Increase: Hashable, Sendable {
    /// The price before.
    package let before: Money
    /// The price now.
    package let now: Money
    /// The day when the new price was paid first.
    package let since: CalendarDate
  }

  /// The identifier of the payment: the name of the first of its payments that was found.
  package var id: String { names.first ?? "" }
  /// The names of its payments (payee, currency, day and amount) in the order of their days. They stay with it while it goes
  /// on, at whatever price, and nothing else has one of them.
  package let names: [String]
  /// The name of the payee, as in the newest operation.
  package let payee: String
  /// The interval at which the payment recurs.
  package let cadence: Cadence
  /// The amount of each payment: the newest price where it is fixed, the average of the last year where it varies.
  package let amount: Money
  /// A Boolean value that indicates whether the amount is the same each time, but for changes of price.
  package let isFixed: Bool
  /// The number of payments that were found.
  package let count: Int
  /// The day of the newest payment.
  package let last: CalendarDate
  /// The day when the next payment is expected; it may be overdue.
  package let next: CalendarDate
  /// The latest change of a fixed price, if it went up.
  package let increase: Increase?

  /// The cost in a month, rounded to the smallest unit.
  package var monthlyCost: MoneySum { MoneySum(amount).times(cadence.paymentsInYear, sharedBy: 12) }
}
