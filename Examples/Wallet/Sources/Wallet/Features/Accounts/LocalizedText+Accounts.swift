import Espalier

/// The texts of the accounts.
extension LocalizedText {
  static let accountsTitle = LocalizedText("accounts.title", "Accounts")
  static let accountsImport = LocalizedText("accounts.import", "Import")
  static let accountsNone = LocalizedText("accounts.none", "No accounts yet")
  static let accountsNoneMessage = LocalizedText(
    "accounts.noneMessage", "Accounts appear by themselves when you import a statement from your bank.")
  static let accountsTogether = LocalizedText("accounts.together", "All accounts together")

  static func accountsGroupTotal(total: String, origin: String) -> LocalizedText {
    LocalizedText(
      "accounts.groupTotal",
      "Together {total}. {origin}",
      ["total": total, "origin": origin])
  }

  static let accountsImports = LocalizedText("accounts.imports", "What has been imported")
  static let accountsSeeAll = LocalizedText("accounts.seeAll", "See all accounts")
  static let accountsNoOperations = LocalizedText("accounts.noOperations", "No operations in this account")
  static let accountsNoOperationsMessage = LocalizedText(
    "accounts.noOperationsMessage", "Import a newer statement of it.")
  static let accountsEdit = LocalizedText("accounts.edit", "Edit")
  static let accountsBalance = LocalizedText("accounts.balance", "Balance")
  static let accountsChecking = LocalizedText("accounts.checking", "Current account")
  static let accountsSavings = LocalizedText("accounts.savings", "Savings")
  static let accountsCard = LocalizedText("accounts.card", "Card")
  static let accountsCash = LocalizedText("accounts.cash", "Cash")
  static let accountsCredit = LocalizedText("accounts.credit", "Credit")
  static let accountsOther = LocalizedText("accounts.other", "Account")
}
