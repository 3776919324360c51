import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One payee: its name and how often at the start, what it comes to at the end.
final class PayeeRow: View {
  static let (name, count, total) = children(
    of: PayeeRow.self, ("name", Label.self), ("count", Label.self), ("total", Label.self))

  override class var layout: Layout {
    .row(spacing: .medium) {
      Layout.column(spacing: .none) {
        name.with(.lines(1))
        count.with(.textStyle(.caption), .color(.secondary))
      }
      total.with(.hasTabularFigures(), .textAlignment(.end), .grows(false))
    }
  }
}

/// A payee as it is listed.
struct PayeeSummary: ComponentConvertible {
  var name: String
  var count: String
  var total: String

  init(_ payee: WalletPayee, formats: Formats) {
    name = payee.name
    count = formats.operations(payee.operationCount)
    total = formats.amounts(payee.totals, sign: .always)
  }

  var component: Component<PayeeRow> {
    Component(.child(\.name, .text(name)), .child(\.count, .text(count)), .child(\.total, .text(total)))
  }
}
