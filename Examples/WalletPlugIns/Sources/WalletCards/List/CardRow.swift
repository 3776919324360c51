package import Espalier
import WalletFeatures

/// A card: its name with what marks it, and how much of its limits is spent.
package final class CardRow: View {
  /// The name of the card.
  package static let name = Child("name", Label.self)
  /// The line below the name.
  package static let detail = Child("detail", Label.self)
  /// The badge of a frozen card.
  package static let frozen = Child("frozen", Badge.self)
  /// The sum that was spent today, and its limit.
  package static let today = Child("today", Label.self)
  /// The part of the day's limit that was spent.
  package static let todayBar = Child("todayBar", ProgressBar.self)
  /// The sum that was spent in the month, and its limit.
  package static let month = Child("month", Label.self)
  /// The part of the month's limit that was spent.
  package static let monthBar = Child("monthBar", ProgressBar.self)

  /// The name with its badge, and the bars below.
  package override class var layout: Layout {
    .column(spacing: CardsAppearance.rowSpacing) {
      Layout.row(spacing: .medium) {
        Layout.column(spacing: .none) {
          name.with(.lines(1))
          detail.with(.textStyle(CardsAppearance.remark), .color(.secondary), .lines(1))
        }
        frozen
      }
      today.with(.textStyle(CardsAppearance.remark), .hasTabularFigures())
      todayBar
      month.with(.textStyle(CardsAppearance.remark), .hasTabularFigures())
      monthBar
    }
  }
}

/// A card as it is shown in a row.
struct CardSummary: ComponentConvertible {
  var name: String
  var detail: String
  var isFrozen: Bool
  var today: SpentPart
  var month: SpentPart

  init(_ card: Card, formats: Formats) {
    name = card.name
    detail = "\(CardsAppearance.hiddenDigits) \(card.lastDigits) · \(card.account)"
    isFrozen = card.isFrozen
    today = SpentPart(
      of: card.limits.daily, spent: card.spent.daily, in: LocalizedText.cardsSpentToday, formats: formats)
    month = SpentPart(
      of: card.limits.monthly, spent: card.spent.monthly, in: LocalizedText.cardsSpentThisMonth, formats: formats)
  }

  var component: Component<CardRow> {
    Component(
      .child(\.name, .text(name)), .child(\.detail, .text(detail)),
      .child(\.frozen, .text(isFrozen ? .localized(.cardsFrozen) : ""), .color(CardsAppearance.frozen)),
      .child(\.today, .text(today.words)),
      .child(\.todayBar, .fraction(today.fraction), .label(.localized(.cardsTodayBar))),
      .child(\.month, .text(month.words)),
      .child(\.monthBar, .fraction(month.fraction), .label(.localized(.cardsMonthBar))))
  }
}
