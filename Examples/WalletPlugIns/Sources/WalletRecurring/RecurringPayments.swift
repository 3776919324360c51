package import WalletValues

/// A finder of recurring payments among payments.
///
/// Payments of one payee in one currency belong together if nearly all of them lie one regular interval apart and their
/// amounts are much alike. Where a payee is also paid in between (a shop that has a subscription as well), the payments
/// of one amount are looked at by themselves. A payment that has not come for so long that it must have ended is left
/// out.
///
/// ```swift
/// let found = RecurringPayments.find(in: payments, today: today)
/// ```
///
/// It is arithmetic on the bank's data, and can be wrong both ways: two insurances of one company with one amount are
/// one thing to it, and a weekly visit to the same café with the same order is a subscription.
package enum RecurringPayments {
  /// Returns the payments that recur, the greatest monthly cost first; currencies are ordered by their codes.
  package static func find(in payments: [Payment], today: CalendarDate) -> [RecurringPayment] {
    let groups = Dictionary(grouping: payments.filter { $0.amount.minorUnits > 0 && $0.date <= today }) {
      PayeeKey($0)
    }
    return groups.flatMap { key, payments in find(in: payments.sorted { $0.date < $1.date }, key: key, today: today) }
      .sorted {
        ($0.amount.currency.code, $1.monthlyCost.minorUnits, $0.id)
          < ($1.amount.currency.code, $0.monthlyCost.minorUnits, $1.id)
      }
  }

  private static func find(in payments: [Payment], key: PayeeKey, today: CalendarDate) -> [RecurringPayment] {
    guard !key.name.isEmpty else { return [] }
    if let whole = PaymentSeries(payments) {
      return whole.recurringPayment(of: key, today: today).map { [$0] } ?? []
    }
    return PaymentSeries.clusters(payments).compactMap {
      PaymentSeries($0)?.recurringPayment(of: key, today: today)
    }
  }
}
