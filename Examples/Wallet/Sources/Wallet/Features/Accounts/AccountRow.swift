import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One account: its symbol and name at the start, its balance at the end.
final class AccountRow: View {
  static let icon = Child("icon", ImageView.self)
  static let name = Child("name", Label.self)
  static let detail = Child("detail", Label.self)
  static let balance = Child("balance", Label.self)

  override class var layout: Layout {
    .row(spacing: .medium) {
      icon
      Layout.column {
        name.with(.lines(2))
        detail.with(.textStyle(.caption), .color(.secondary))
      }
      balance.with(.hasTabularFigures(), .textAlignment(.end), .grows(false))
    }
  }
}

/// An account as it is listed.
struct AccountSummary: ComponentConvertible {
  var name: String
  var kind: StatementAccount.Kind
  var detail: String
  var balance: String
  var isOverdrawn: Bool

  init(_ account: WalletAccount, formats: Formats) {
    name = account.name
    kind = account.kind
    detail = formats.shortOrigin(of: account.balance)
    balance = formats.amount(account.balance.total)
    isOverdrawn = account.balance.total.isNegative
  }

  var component: Component<AccountRow> {
    Component(
      .child(\.icon, .image(.icon(kind == .card ? .card : .accounts))), .child(\.name, .text(name)),
      .child(\.detail, .text(detail)),
      .child(\.balance, .text(balance), .color(isOverdrawn ? .negative : .text)))
  }
}

extension StatementAccount.Kind {
  /// The name of the kind of account.
  var title: String {
    switch self {
    case .checking: .localized(.accountsChecking)
    case .savings: .localized(.accountsSavings)
    case .card: .localized(.accountsCard)
    case .cash: .localized(.accountsCash)
    case .credit: .localized(.accountsCredit)
    case .other: .localized(.accountsOther)
    }
  }
}
