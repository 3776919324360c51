package import Statements

/// One payment, as far as it matters for what comes again.
package struct Payment: Hashable, Sendable {
  /// The day on which it was booked.
  package var date: CalendarDate
  /// How much went out, as a positive number.
  package var amount: Money
  /// Who was paid.
  package var payee: String

  /// A payment from its parts.
  package init(date: CalendarDate, amount: Money, payee: String) {
    self.date = date
    self.amount = amount
    self.payee = payee
  }
}
