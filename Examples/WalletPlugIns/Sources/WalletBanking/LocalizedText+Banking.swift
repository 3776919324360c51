import Espalier

/// The texts of the connection to the bank.
extension LocalizedText {
  static let bankingTitle = LocalizedText("banking.title", "Your bank")
  static let bankingStrangerHeading = LocalizedText("banking.strangerHeading", "A wallet of your own comes first")
  static let bankingStrangerMessage = LocalizedText(
    "banking.strangerMessage", "Sign up, and then connect your bank to it.")
  static let bankingForgetQuestion = LocalizedText("banking.forgetQuestion", "Forget the connection?")
  static let bankingForgetMessage = LocalizedText("banking.forgetMessage", "What was brought in stays in your wallet.")
  static let bankingForgetIt = LocalizedText("banking.forgetIt", "Forget it")
  static let bankingAccounts = LocalizedText("banking.accounts", "Accounts at the bank")
  static let bankingActionsFooter = LocalizedText(
    "banking.actionsFooter", "What is in your wallet already is known again, and an import can be undone as any other.")
  static let bankingBringIn = LocalizedText("banking.bringIn", "Bring operations in")
  static let bankingForget = LocalizedText("banking.forget", "Forget the connection")
  static let bankingInvitation = LocalizedText(
    "banking.invitation", "Connect your bank once, and bring its operations in whenever you like.")
  static let bankingConnectTitle = LocalizedText("banking.connectTitle", "Connect your bank")

  static func bankingReport(new: String, known: String) -> LocalizedText {
    LocalizedText(
      "banking.report",
      "{new} new operations, {known} known already.",
      ["new": new, "known": known])
  }

  static let bankingCredentialsFooter = LocalizedText(
    "banking.credentialsFooter",
    "The password goes to the bank once and is not kept. What the bank gives instead of it is kept encrypted.")
  static let bankingNameAtBank = LocalizedText("banking.nameAtBank", "Name at the bank")
  static let bankingPasswordAtBank = LocalizedText("banking.passwordAtBank", "Password at the bank")
  static let bankingConnect = LocalizedText("banking.connect", "Connect")
  static let bankingNameMissing = LocalizedText("banking.nameMissing", "What is your name at the bank?")
  static let bankingPasswordMissing = LocalizedText("banking.passwordMissing", "What is your password at the bank?")
  static let bankingNotConnected = LocalizedText(
    "banking.notConnected", "Your bank is not connected. Connect it first.")
  static let bankingEnded = LocalizedText("banking.ended", "The bank has ended the connection. Connect it again.")
  static let bankingWrongPassword = LocalizedText(
    "banking.wrongPassword", "The bank knows no customer with this name and password.")

  static func bankingUnavailable(reason: String) -> LocalizedText {
    LocalizedText(
      "banking.unavailable",
      "The bank has no answer for us now. {reason}",
      ["reason": reason])
  }

  static let bankingTooMuch = LocalizedText("banking.tooMuch", "It tells of more operations than can be read at once.")
  static let bankingImportName = LocalizedText("banking.importName", "From the bank")
}
