import Espalier
import WalletFeatures

/// A recurring payment: who and when next at the start, how much at the end.
final class RecurringRow: View {
  static let (payee, detail, amount, month) = children(
    of: RecurringRow.self, ("payee", Label.self), ("detail", Label.self), ("amount", Label.self),
    ("month", Label.self))

  override class var layout: Layout {
    .row(spacing: .medium) {
      Layout.column(spacing: .none) {
        payee.with(.lines(1))
        detail.with(.textStyle(.caption), .color(.secondary), .lines(2))
      }
      Layout.column(spacing: .none) {
        amount.with(.hasTabularFigures(), .textAlignment(.end))
        month.with(.textStyle(.caption), .color(.secondary), .hasTabularFigures(), .textAlignment(.end))
      }
    }
  }
}

/// A recurring payment as it is listed.
struct RecurringSummary: ComponentConvertible {
  var payee: String
  var detail: String
  var amount: String
  /// What it comes to in a month, where it does not come once a month.
  var month: String

  init(_ payment: RecurringPayment, formats: Formats) {
    payee = payment.payee
    detail = "\(payment.cadence.title) · next \(formats.shortDay(payment.next))"
    amount = payment.isFixed ? formats.amount(payment.amount) : "about \(formats.amount(payment.amount))"
    month = payment.cadence == .monthly ? "" : "\(formats.amount(payment.monthlyCost)) a month"
  }

  var component: Component<RecurringRow> {
    Component(
      .child(\.payee, .text(payee)), .child(\.detail, .text(detail)), .child(\.amount, .text(amount)),
      .child(\.month, .text(month), .isHidden(month.isEmpty)))
  }
}

extension Cadence {
  /// How often it comes, in words.
  var title: String {
    switch self {
    case .weekly: "Every week"
    case .fortnightly: "Every two weeks"
    case .monthly: "Every month"
    case .twoMonthly: "Every two months"
    case .quarterly: "Every three months"
    case .halfYearly: "Every half year"
    case .yearly: "Every year"
    }
  }
}
