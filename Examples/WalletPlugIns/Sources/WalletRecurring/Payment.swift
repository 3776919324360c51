package import WalletValues

/// One payment, as far as it matters for finding recurring ones.
package struct Payment: Hashable, Sendable {
  /// The day on which the payment was booked.
  package var date: CalendarDate
  /// The amount that went out, as a positive number.
  package var amount: Money
  /// The name of the payee.
  package var payee: String
  /// A Boolean value that indicates whether the person has named the payee, so that numbers in the name do not come
  /// from a bank.
  package var hasGivenName: Bool

  /// A payment from its parts.
  package init(date: CalendarDate, amount: Money, payee: String, hasGivenName: Bool = false) {
    self.date = date
    self.amount = amount
    self.payee = payee
    self.hasGivenName = hasGivenName
  }
}
