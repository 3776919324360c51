import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One operation: who and what for at the start, how much at the end.
final class OperationRow: View {
  static let (payee, detail, amount) = children(
    of: OperationRow.self, ("payee", Label.self), ("detail", Label.self), ("amount", Label.self))

  override class var layout: Layout {
    .row(spacing: .medium) {
      Layout.column(spacing: .none) {
        payee.with(.lines(1))
        detail.with(.textStyle(.caption), .color(.secondary), .lines(1))
      }
      amount.with(.hasTabularFigures(), .textAlignment(.end), .grows(false))
    }
  }
}

/// An operation as it is listed. The sign always stands before the amount, so that colour is never all that tells in from out.
struct OperationSummary: ComponentConvertible {
  var payee: String
  var detail: String
  var amount: String
  var isIncoming: Bool

  init(_ operation: WalletOperation, category: String, account: String? = nil, formats: Formats) {
    payee = operation.payee.isEmpty ? "No name given" : operation.payee
    detail = [category, account ?? "", operation.memo].filter { !$0.isEmpty }.joined(separator: " · ")
    amount = formats.amount(operation.amount, sign: .always)
    isIncoming = operation.amount.minorUnits > 0
  }

  var component: Component<OperationRow> {
    Component(
      .child(\.payee, .text(payee)), .child(\.detail, .text(detail)),
      .child(\.amount, .text(amount), .color(isIncoming ? .positive : .text)))
  }
}
