import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One payee: its name, the number of its operations and the day of the rates at the start, its total at the end.
final class PayeeRow: View {
  static let name = Child("name", Label.self)
  static let count = Child("count", Label.self)
  static let rates = Child("rates", Label.self)
  static let total = Child("total", Label.self)

  override class var layout: Layout {
    .row(spacing: .medium) {
      Layout.column(spacing: .none) {
        name.with(.lines(1))
        count.with(.textStyle(.caption), .color(.secondary))
        rates.with(.textStyle(.caption), .color(.secondary))
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
  var rates: String

  init(_ payee: WalletPayee, totals: TotalCurrency, formats: Formats) {
    name = payee.name
    count = formats.operations(payee.operationCount)
    let sum = totals.total(of: payee.totals)
    total = formats.amounts(sum.sums, sign: .always)
    rates = sum.day.map(formats.ratesRemark) ?? ""
  }

  var component: Component<PayeeRow> {
    Component(
      .child(\.name, .text(name)), .child(\.count, .text(count)), .child(\.total, .text(total)),
      .child(\.rates, .text(rates), .isHidden(rates.isEmpty)))
  }
}
