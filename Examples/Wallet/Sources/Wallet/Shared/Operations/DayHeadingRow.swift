import Espalier
import Statements
import WalletFeatures
import WalletStore

/// The heading of a day: its date at the start, the day of the rates below it, and the total of its operations at the
/// end.
final class DayHeadingRow: View {
  static let day = Child("day", Label.self)
  static let rates = Child("rates", Label.self)
  static let total = Child("total", Label.self)

  override class var layout: Layout {
    .row(spacing: .medium, alignment: .baseline) {
      Layout.column(spacing: .none) {
        day.with(.textStyle(.caption), .color(.secondary), .headingLevel(2))
        rates.with(.textStyle(.caption), .color(.secondary))
      }
      total.with(.textStyle(.caption), .color(.secondary), .hasTabularFigures(), .textAlignment(.end), .grows(false))
    }
  }
}

/// The heading of a day, as a value.
struct DaySummary: ComponentConvertible {
  var day: String
  var total: String
  var rates: String

  init(_ heading: OperationLine.DayHeading, totals: TotalCurrency, formats: Formats) {
    let sum = totals.total(of: heading.totals)
    day = formats.dayHeading(heading.date)
    total = formats.amounts(sum.sums, sign: .always)
    rates = sum.day.map(formats.ratesRemark) ?? ""
  }

  var component: Component<DayHeadingRow> {
    Component(
      .child(\.day, .text(day)), .child(\.total, .text(total)), .child(\.rates, .text(rates), .isHidden(rates.isEmpty)))
  }
}
