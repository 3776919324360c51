import Espalier

/// The texts of features that need the bank.
extension LocalizedText {
  static let bankSummary = LocalizedText("bank.summary", "Connect your bank, and bring its operations in")
  static let bankIsNotConnected = LocalizedText("bank.isNotConnected", "Your bank is not connected")
  static let bankLookAgain = LocalizedText("bank.lookAgain", "Look again")
}
