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
  static let noCards = EmptyState(
    "No cards", message: "Your bank has given you no card for your accounts.", icon: icon)
  /// The message for a person without a wallet of their own.
  static let needsWallet = EmptyState(
    "Cards need a wallet of your own", message: "Sign in first: your cards come from the bank that you connect there.",
    icon: icon)
}
