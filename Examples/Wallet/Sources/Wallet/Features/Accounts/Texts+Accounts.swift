// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Balance”
  static let accountsBalance = LocalizedText("accounts.balance", "Balance")

  /// “Card”
  static let accountsCard = LocalizedText("accounts.card", "Card")

  /// “Cash”
  static let accountsCash = LocalizedText("accounts.cash", "Cash")

  /// “Current account”
  static let accountsChecking = LocalizedText("accounts.checking", "Current account")

  /// “Credit”
  static let accountsCredit = LocalizedText("accounts.credit", "Credit")

  /// “Edit”
  static let accountsEdit = LocalizedText("accounts.edit", "Edit")

  /// “Together {total}. {origin}”
  static func accountsGroupTotal(total: String, origin: String) -> LocalizedText {
    LocalizedText("accounts.groupTotal", "Together {total}. {origin}", ["total": total, "origin": origin])
  }

  /// “Import”
  static let accountsImport = LocalizedText("accounts.import", "Import")

  /// “What has been imported”
  static let accountsImports = LocalizedText("accounts.imports", "What has been imported")

  /// “No operations in this account”
  static let accountsNoOperations = LocalizedText("accounts.noOperations", "No operations in this account")

  /// “Import a newer statement of it.”
  static let accountsNoOperationsMessage = LocalizedText(
    "accounts.noOperationsMessage",
    "Import a newer statement of it.")

  /// “No accounts yet”
  static let accountsNone = LocalizedText("accounts.none", "No accounts yet")

  /// “Accounts appear by themselves when you import a statement from your bank.”
  static let accountsNoneMessage = LocalizedText(
    "accounts.noneMessage",
    "Accounts appear by themselves when you import a statement from your bank.")

  /// “Account”
  static let accountsOther = LocalizedText("accounts.other", "Account")

  /// “Savings”
  static let accountsSavings = LocalizedText("accounts.savings", "Savings")

  /// “See all accounts”
  static let accountsSeeAll = LocalizedText("accounts.seeAll", "See all accounts")

  /// “Accounts”
  static let accountsTitle = LocalizedText("accounts.title", "Accounts")

  /// “All accounts together”
  static let accountsTogether = LocalizedText("accounts.together", "All accounts together")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let accounts: [TextTable] = [
    TextTable(
      language: "de",
      [
        "accounts.balance": "Kontostand",
        "accounts.card": "Kartenkonto",
        "accounts.cash": "Bargeld",
        "accounts.checking": "Girokonto",
        "accounts.credit": "Kreditkonto",
        "accounts.edit": "Bearbeiten",
        "accounts.groupTotal": "Zusammen {total}. {origin}",
        "accounts.import": "Importieren",
        "accounts.imports": "Was importiert wurde",
        "accounts.noOperations": "Keine Buchungen auf diesem Konto",
        "accounts.noOperationsMessage": "Einen neueren Kontoauszug dazu importieren.",
        "accounts.none": "Noch keine Konten",
        "accounts.noneMessage": "Konten erscheinen von selbst, sobald ein Kontoauszug importiert ist.",
        "accounts.other": "Konto",
        "accounts.savings": "Sparkonto",
        "accounts.seeAll": "Alle Konten ansehen",
        "accounts.title": "Konten",
        "accounts.together": "Alle Konten zusammen",
      ]),
  ]
}
