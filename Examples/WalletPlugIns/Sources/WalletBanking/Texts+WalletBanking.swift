// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Your bank is not connected”
  static let bankIsNotConnected = LocalizedText("bank.isNotConnected", "Your bank is not connected")

  /// “Look again”
  static let bankLookAgain = LocalizedText("bank.lookAgain", "Look again")

  /// “Connect your bank, and bring its operations in”
  static let bankSummary = LocalizedText("bank.summary", "Connect your bank, and bring its operations in")

  /// “Accounts at the bank”
  static let bankingAccounts = LocalizedText("banking.accounts", "Accounts at the bank")

  /// “What is in your wallet already is known again, and an import can be undone as any other.”
  static let bankingActionsFooter = LocalizedText(
    "banking.actionsFooter",
    "What is in your wallet already is known again, and an import can be undone as any other.")

  /// “Bring operations in”
  static let bankingBringIn = LocalizedText("banking.bringIn", "Bring operations in")

  /// “Connect”
  static let bankingConnect = LocalizedText("banking.connect", "Connect")

  /// “Connect your bank”
  static let bankingConnectTitle = LocalizedText("banking.connectTitle", "Connect your bank")

  /// “The password goes to the bank once and is not kept. What the bank gives instead of it is kept encrypted.”
  static let bankingCredentialsFooter = LocalizedText(
    "banking.credentialsFooter",
    "The password goes to the bank once and is not kept. What the bank gives instead of it is kept encrypted.")

  /// “The bank has ended the connection. Connect it again.”
  static let bankingEnded = LocalizedText("banking.ended", "The bank has ended the connection. Connect it again.")

  /// “Forget the connection”
  static let bankingForget = LocalizedText("banking.forget", "Forget the connection")

  /// “Forget it”
  static let bankingForgetIt = LocalizedText("banking.forgetIt", "Forget it")

  /// “What was brought in stays in your wallet.”
  static let bankingForgetMessage = LocalizedText("banking.forgetMessage", "What was brought in stays in your wallet.")

  /// “Forget the connection?”
  static let bankingForgetQuestion = LocalizedText("banking.forgetQuestion", "Forget the connection?")

  /// “From the bank”
  static let bankingImportName = LocalizedText("banking.importName", "From the bank")

  /// “Connect your bank once, and bring its operations in whenever you like.”
  static let bankingInvitation = LocalizedText(
    "banking.invitation",
    "Connect your bank once, and bring its operations in whenever you like.")

  /// “Name at the bank”
  static let bankingNameAtBank = LocalizedText("banking.nameAtBank", "Name at the bank")

  /// “What is your name at the bank?”
  static let bankingNameMissing = LocalizedText("banking.nameMissing", "What is your name at the bank?")

  /// “Your bank is not connected. Connect it first.”
  static let bankingNotConnected = LocalizedText(
    "banking.notConnected",
    "Your bank is not connected. Connect it first.")

  /// “Password at the bank”
  static let bankingPasswordAtBank = LocalizedText("banking.passwordAtBank", "Password at the bank")

  /// “What is your password at the bank?”
  static let bankingPasswordMissing = LocalizedText("banking.passwordMissing", "What is your password at the bank?")

  /// “{new} new operations, {known} known already.”
  static func bankingReport(new: String, known: String) -> LocalizedText {
    LocalizedText("banking.report", "{new} new operations, {known} known already.", ["new": new, "known": known])
  }

  /// “A wallet of your own comes first”
  static let bankingStrangerHeading = LocalizedText("banking.strangerHeading", "A wallet of your own comes first")

  /// “Sign up, and then connect your bank to it.”
  static let bankingStrangerMessage = LocalizedText(
    "banking.strangerMessage",
    "Sign up, and then connect your bank to it.")

  /// “Your bank”
  static let bankingTitle = LocalizedText("banking.title", "Your bank")

  /// “It tells of more operations than can be read at once.”
  static let bankingTooMuch = LocalizedText("banking.tooMuch", "It tells of more operations than can be read at once.")

  /// “The bank has no answer for us now. {reason}”
  static func bankingUnavailable(reason: String) -> LocalizedText {
    LocalizedText("banking.unavailable", "The bank has no answer for us now. {reason}", ["reason": reason])
  }

  /// “The bank knows no customer with this name and password.”
  static let bankingWrongPassword = LocalizedText(
    "banking.wrongPassword",
    "The bank knows no customer with this name and password.")

  /// “The server is busy. Try again in a moment.”
  static let connectionBusy = LocalizedText("connection.busy", "The server is busy. Try again in a moment.")

  /// “The server is busy. Try again in {count} seconds.”
  static func connectionBusyFor(_ count: Int) -> LocalizedText {
    LocalizedText(
      "connection.busyFor",
      count: count,
      one: "The server is busy. Try again in a second.",
      other: "The server is busy. Try again in {count} seconds.")
  }

  /// “The server could not do it. Try again later.”
  static let connectionFailed = LocalizedText("connection.failed", "The server could not do it. Try again later.")

  /// “The connection is not secure, so nothing was sent.”
  static let connectionInsecure = LocalizedText(
    "connection.insecure",
    "The connection is not secure, so nothing was sent.")

  /// “You may not do this.”
  static let connectionNotAllowed = LocalizedText("connection.notAllowed", "You may not do this.")

  /// “It is not there any more.”
  static let connectionNotFound = LocalizedText("connection.notFound", "It is not there any more.")

  /// “The server cannot be reached. Check the connection, and try again.”
  static let connectionOffline = LocalizedText(
    "connection.offline",
    "The server cannot be reached. Check the connection, and try again.")

  /// “You have been signed out. Sign in again.”
  static let connectionSignInRequired = LocalizedText(
    "connection.signInRequired",
    "You have been signed out. Sign in again.")

  /// “The server takes too long. Try again in a moment.”
  static let connectionSlow = LocalizedText("connection.slow", "The server takes too long. Try again in a moment.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let walletBanking: [TextTable] = [
    TextTable(
      language: "de",
      [
        "bank.isNotConnected": "Es ist keine Bank verbunden",
        "bank.lookAgain": "Noch einmal nachsehen",
        "bank.summary": "Die Bank verbinden und ihre Buchungen abrufen",
        "banking.accounts": "Konten bei der Bank",
        "banking.actionsFooter": "Bereits Vorhandenes wird erkannt, und der Import lässt sich wie jeder andere rückgängig machen.",
        "banking.bringIn": "Buchungen abrufen",
        "banking.connect": "Verbinden",
        "banking.connectTitle": "Bank verbinden",
        "banking.credentialsFooter": "Das Passwort geht einmal an die Bank und wird nicht gespeichert. Was die Bank dafür ausstellt, wird verschlüsselt gespeichert.",
        "banking.ended": "Die Bank hat die Verbindung beendet. Bitte neu verbinden.",
        "banking.forget": "Verbindung trennen",
        "banking.forgetIt": "Trennen",
        "banking.forgetMessage": "Bereits Übernommenes bleibt im Wallet.",
        "banking.forgetQuestion": "Verbindung trennen?",
        "banking.importName": "Von der Bank",
        "banking.invitation": "Die Bank einmal verbinden und ihre Buchungen jederzeit abrufen.",
        "banking.nameAtBank": "Name bei der Bank",
        "banking.nameMissing": "Wie lautet der Name bei der Bank?",
        "banking.notConnected": "Es ist keine Bank verbunden. Bitte zuerst verbinden.",
        "banking.passwordAtBank": "Passwort bei der Bank",
        "banking.passwordMissing": "Wie lautet das Passwort bei der Bank?",
        "banking.report": "{new} neue Buchungen, {known} schon bekannt.",
        "banking.strangerHeading": "Zuerst ein eigenes Wallet",
        "banking.strangerMessage": "Erst einen Zugang anlegen, dann die Bank verbinden.",
        "banking.title": "Meine Bank",
        "banking.tooMuch": "Sie meldet mehr Buchungen, als auf einmal gelesen werden können.",
        "banking.unavailable": "Die Bank antwortet gerade nicht. {reason}",
        "banking.wrongPassword": "Die Bank kennt diesen Namen mit diesem Passwort nicht.",
        "connection.busy": "Der Server ist ausgelastet. Bitte gleich erneut versuchen.",
        "connection.busyFor": .plural(
          one: "Der Server ist ausgelastet. Bitte in einer Sekunde erneut versuchen.",
          other: "Der Server ist ausgelastet. Bitte in {count} Sekunden erneut versuchen."),
        "connection.failed": "Der Server konnte es nicht ausführen. Bitte später erneut versuchen.",
        "connection.insecure": "Die Verbindung ist nicht sicher, daher wurde nichts gesendet.",
        "connection.notAllowed": "Das ist nicht erlaubt.",
        "connection.notFound": "Das gibt es nicht mehr.",
        "connection.offline": "Der Server ist nicht erreichbar. Bitte die Verbindung prüfen und erneut versuchen.",
        "connection.signInRequired": "Die Anmeldung ist abgelaufen. Bitte neu anmelden.",
        "connection.slow": "Der Server braucht zu lange. Bitte gleich erneut versuchen.",
      ]),
  ]
}
