package import WalletValues

/// One payment, as far as it matters for what comes again.
package struct Payment: Hashable, Sendable {
  /// The day on which it was booked.
  package var date: CalendarDate
  /// How much went out, as a positive number.
  package var amount: Money
  /// Who was paid.
  package var payee: String
  /// Whether the person has named the payee, so that numbers in the name are none of a bank's.
  package var hasGivenName: Bool

  /// A payment from its parts.
  package init(date: CalendarDate, amount: Money, payee: String, hasGivenName: Bool = false) {
    self.date = date
    self.amount = amount
    self.payee = payee
    self.hasGivenName = hasGivenName
  }
}
