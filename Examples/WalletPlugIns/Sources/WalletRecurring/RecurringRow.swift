import Espalier
import WalletFeatures

/// A row for a recurring payment: payee and next day at the start, amount at the end.
final class RecurringRow: View {
  static let payee = Child("payee", Label.self)
  static let detail = Child("detail", Label.self)
  static let amount = Child("amount", Label.self)

  override class var layout: Layout {
    .row(spacing: .medium) {
      Layout.column(spacing: .none) {
        payee.with(.lines(1))
        detail.with(.textStyle(.caption), .color(.secondary), .lines(2))
      }
      amount.with(.hasTabularFigures(), .textAlignment(.end), .grows(false))
    }
  }
}

/// A recurring payment as it is listed.
struct RecurringSummary: ComponentConvertible {
  var payee: String
  var detail: String
  var amount: String

  init(_ payment: RecurringPayment, formats: Formats) {
    payee = payment.payee
    let next = String.localized(.recurringNext(day: formats.shortDay(payment.next)))
    // A payment that does not come once a month tells its cost in one.
    let month: String? =
      payment.cadence == .monthly ? nil : .localized(.recurringAMonth(amount: formats.amount(payment.monthlyCost)))
    detail = [payment.cadence.title, month, next].compactMap { $0 }.joined(separator: " · ")
    let sum = formats.amount(payment.amount)
    amount = payment.isFixed ? sum : .localized(.recurringAbout(amount: sum))
  }

  var component: Component<RecurringRow> {
    Component(
      .child(\.payee, .text(payee)), .child(\.detail, .text(detail)), .child(\.amount, .text(amount)))
  }
}

extension Cadence {
  /// The interval in words.
  var title: String {
    switch self {
    case .weekly: .localized(.recurringWeekly)
    case .fortnightly: .localized(.recurringFortnightly)
    case .monthly: .localized(.recurringMonthly)
    case .twoMonthly: .localized(.recurringTwoMonthly)
    case .quarterly: .localized(.recurringQuarterly)
    case .halfYearly: .localized(.recurringHalfYearly)
    case .yearly: .localized(.recurringYearly)
    }
  }
}
