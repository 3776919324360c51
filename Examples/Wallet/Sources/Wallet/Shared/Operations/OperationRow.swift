import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One operation: payee and purpose at the start, the amount at the end.
final class OperationRow: View {
  /// True for an amount that comes in.
  static let isIncoming = Property("isIncoming", of: OperationRow.self, default: false) {
    $0 ? .child(\.amount, .color(.positive)) : nil
  }
  static let payee = Child("payee", Label.self)
  static let detail = Child("detail", Label.self)
  static let amount = Child("amount", Label.self)

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

/// An operation as it is listed. The sign is always before the amount, so that income and spending are never told apart
/// by colour alone.
struct OperationSummary: ComponentConvertible {
  var payee: String
  var detail: String
  var amount: String
  var isIncoming: Bool
  /// The text that is searched for; its words are bold.
  var search = ""

  init(
    _ operation: WalletOperation, category: String, account: String? = nil, search: String = "", formats: Formats
  ) {
    self.search = search
    payee = operation.payee.isEmpty ? .localized(.walletNoNameGiven) : operation.payee
    let place = operation.counterpart.map { Self.way(of: operation, $0, showsBoth: account != nil) } ?? account ?? ""
    detail = [category, place, operation.memo].filter { !$0.isEmpty }.joined(separator: " · ")
    amount = formats.amount(operation.amount, sign: .always)
    isIncoming = operation.amount.minorUnits > 0
  }

  /// Returns the way of a transfer: from one account to the other.
  private static func way(of operation: WalletOperation, _ other: TransferCounterpart, showsBoth: Bool) -> String {
    let isOutgoing = operation.amount.minorUnits < 0
    guard showsBoth else {
      return .localized(
        isOutgoing ? .walletTransferTo(account: other.accountName) : .walletTransferFrom(account: other.accountName))
    }
    let (source, target) =
      isOutgoing ? (operation.accountName, other.accountName) : (other.accountName, operation.accountName)
    return .localized(.walletTransferWay(source: source, target: target))
  }

  var component: Component<OperationRow> {
    Component(
      .set(\.isIncoming, isIncoming), .child(\.payee, .text(Text(payee, marking: search))),
      .child(\.detail, .text(Text(detail, marking: search))), .child(\.amount, .text(amount)))
  }
}

extension OperationSummary {
  /// Creates the summary of an operation that may be the other side of a transfer: its account and its day tell it from
  /// others.
  init(candidate operation: WalletOperation, formats: Formats) {
    payee = operation.payee.isEmpty ? .localized(.walletNoNameGiven) : operation.payee
    detail = "\(operation.accountName) · \(formats.shortDay(operation.date))"
    amount = formats.amount(operation.amount, sign: .always)
    isIncoming = operation.amount.minorUnits > 0
  }
}
