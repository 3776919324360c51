import Espalier

/// The appearance of cards, in one place: a change here is a change in both scenes.
enum CardsAppearance {
  /// The symbol of the feature.
  static let icon = Icon.card
  /// The text that stands for the digits that are not shown.
  static let hiddenDigits = "••••"
  /// The colour of the mark of a frozen card.
  static let frozen = ViewColor.warning
  /// The colour of the words about a change that was made elsewhere.
  static let changed = ViewColor.warning
  /// The text style of remarks.
  static let remark = TextStyle.caption
  /// The room between the parts of a row.
  static let rowSpacing = Spacing.tiny
  /// The number of rows that stand in for cards while they load.
  static let skeletonRows = 2

  /// The message where there is no card.
  static var noCards: EmptyState {
    EmptyState(.localized(.cardsNone), message: .localized(.cardsNoneMessage), icon: icon)
  }
  /// The message for a person without a wallet of their own.
  static var needsWallet: EmptyState {
    EmptyState(.localized(.cardsStrangerHeading), message: .localized(.cardsStrangerMessage), icon: icon)
  }
}
