import Espalier
import WalletFeatures
import WalletStore

/// The heading of a day: its date at the start, what its operations come to at the end.
final class DayHeadingRow: View {
  static let (day, total) = children(of: DayHeadingRow.self, ("day", Label.self), ("total", Label.self))

  override class var layout: Layout {
    .row(spacing: .medium, alignment: .baseline) {
      day.with(.textStyle(.caption), .color(.secondary), .headingLevel(2), .grows())
      total.with(.textStyle(.caption), .color(.secondary), .hasTabularFigures(), .textAlignment(.end))
    }
  }
}

/// The heading of a day, as a value.
struct DaySummary: ComponentConvertible {
  var day: String
  var total: String

  init(_ heading: OperationLine.DayHeading, formats: Formats) {
    day = formats.dayHeading(heading.date)
    total = formats.amounts(heading.totals, sign: .always)
  }

  var component: Component<DayHeadingRow> { Component(.child(\.day, .text(day)), .child(\.total, .text(total))) }
}
