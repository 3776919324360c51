// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Accounts”
  static let sessionAccounts = LocalizedText("session.accounts", "Accounts")

  /// “More”
  static let sessionMore = LocalizedText("session.more", "More")

  /// “Operations”
  static let sessionOperations = LocalizedText("session.operations", "Operations")

  /// “Overview”
  static let sessionOverview = LocalizedText("session.overview", "Overview")

  /// “Settings”
  static let sessionSettings = LocalizedText("session.settings", "Settings")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let app: [TextTable] = [
    TextTable(
      language: "de",
      [
        "session.accounts": "Konten",
        "session.more": "Mehr",
        "session.operations": "Buchungen",
        "session.overview": "Übersicht",
        "session.settings": "Einstellungen",
      ]),
  ]
}
