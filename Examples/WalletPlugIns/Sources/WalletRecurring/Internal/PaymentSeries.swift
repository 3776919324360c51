import WalletValues
import WalletFeatures

/// Payments of one payee that come at regular intervals with amounts that are alike.
struct PaymentSeries {
  private let payments: [Payment]
  private let last: Payment
  private let cadence: Cadence

  /// Looks at payments in the order of their days; nil when they are no series.
  init?(_ payments: [Payment]) {
    guard payments.count >= 3, let last = payments.last else { return nil }
    let days = payments.map(\.date.dayNumber)
    let intervals = zip(days.dropFirst(), days).map { $0 - $1 }
    let amounts = payments.map(\.amount.minorUnits).sorted()
    let cadence = Cadence.allCases.first { cadence in
      let irregular = intervals.count { !cadence.days.contains($0) }
      // Two intervals in a row are three payments in a row, wherever a month is missing.
      let isInARow = zip(intervals, intervals.dropFirst()).contains {
        cadence.days.contains($0) && cadence.days.contains($1)
      }
      return isInARow && payments.count >= cadence.leastPayments && irregular * 5 <= intervals.count
        && amounts.allSatisfy { Self.isAlike($0, amounts[amounts.count / 2], cadence) }
    }
    guard let cadence else { return nil }
    self.payments = payments
    self.last = last
    self.cadence = cadence
  }

  /// Returns true if an amount is near enough to the middle one. A bill follows the use, and a price may go up by half;
  /// weekly and fortnightly payments, and half-yearly and yearly ones, of which there are few, must be more alike, or
  /// every shopping trip were a subscription.
  private static func isAlike(_ amount: Int64, _ middle: Int64, _ cadence: Cadence) -> Bool {
    let isStrict = cadence.days.upperBound < 20 || cadence.days.lowerBound > 100
    return Double((amount - middle).magnitude) <= Double(middle) * (isStrict ? 0.15 : 0.6)
  }

  /// Returns the payments parted wherever the next larger amount is clearly another price, each part in the order of
  /// days.
  static func clusters(_ payments: [Payment]) -> [[Payment]] {
    var clusters: [[Payment]] = []
    for payment in payments.sorted(by: { $0.amount.minorUnits < $1.amount.minorUnits }) {
      if let last = clusters.last?.last, Double(payment.amount.minorUnits) <= Double(last.amount.minorUnits) * 1.15 {
        clusters[clusters.count - 1].append(payment)
      } else {
        clusters.append([payment])
      }
    }
    return clusters.map { $0.sorted { $0.date < $1.date } }
  }

  /// Returns the payment that recurs; nil when the series has ended.
  func recurringPayment(of payee: PayeeKey, today: CalendarDate) -> RecurringPayment? {
    guard let next = cadence.next(after: last.date),
      today.dayNumber - last.date.dayNumber <= cadence.days.upperBound * 3 / 2
    else { return nil }
    let isFixed = Set(payments.map(\.amount)).count <= max(2, payments.count / 4)
    return RecurringPayment(
      names: payments.map(payee.name), payee: last.payee, cadence: cadence, amount: isFixed ? last.amount : average,
      isFixed: isFixed, count: payments.count, last: last.date, next: next, increase: isFixed ? increase : nil)
  }

  /// The average of the payments of a year, rounded to the smallest unit.
  private var average: Money {
    let year = payments.suffix(Int(cadence.paymentsInYear)).map(\.amount)
    return MoneySum.totals(year)[last.amount.currency]?.times(1, sharedBy: Int32(clamping: year.count)).money
      ?? last.amount
  }

  private var increase: RecurringPayment.Increase? {
    let changes = zip(payments, payments.dropFirst()).filter { $0.amount != $1.amount }
    guard let (before, after) = changes.last, after.amount.minorUnits > before.amount.minorUnits else { return nil }
    return RecurringPayment.Increase(before: before.amount, now: after.amount, since: after.date)
  }
}
