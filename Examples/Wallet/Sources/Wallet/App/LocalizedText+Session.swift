import Espalier

/// The names of the parts of a person's wallet
extension LocalizedText {
  static let sessionOverview = LocalizedText("session.overview", "Overview")
  static let sessionAccounts = LocalizedText("session.accounts", "Accounts")
  static let sessionOperations = LocalizedText("session.operations", "Operations")
  static let sessionSettings = LocalizedText("session.settings", "Settings")
  static let sessionMore = LocalizedText("session.more", "More")
}
