import Espalier

/// How cards look, in one place: what is changed here is changed in both scenes.
enum CardsAppearance {
  /// The symbol of the feature.
  static let icon = Icon.card
  /// What stands for the digits that are not shown.
  static let hiddenDigits = "••••"
  /// The colour of what marks a frozen card.
  static let frozen = ViewColor.warning
  /// The colour of what was changed elsewhere.
  static let changed = ViewColor.warning
  /// How remarks are written.
  static let remark = TextStyle.caption
  /// The room between the parts of a row.
  static let rowSpacing = Spacing.tiny
  /// How many rows stand in for cards while they load.
  static let skeletonRows = 2

  /// What is said where there is no card.
  static let noCards = EmptyState(
    "No cards", message: "Your bank has given you no card for your accounts.", icon: icon)
  /// What is said to somebody who has no wallet of their own.
  static let needsWallet = EmptyState(
    "Cards need a wallet of your own", message: "Sign in first: your cards come from the bank that you connect there.",
    icon: icon)
}
