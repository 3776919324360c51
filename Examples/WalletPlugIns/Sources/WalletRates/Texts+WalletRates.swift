// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “The bank has no rates for us now. {reason}”
  static func ratesNoneNow(reason: String) -> LocalizedText {
    LocalizedText("rates.noneNow", "The bank has no rates for us now. {reason}", ["reason": reason])
  }

  /// “The bank has no rates of this currency.”
  static let ratesNoneOfCurrency = LocalizedText("rates.noneOfCurrency", "The bank has no rates of this currency.")

  /// “1 {currency} is”
  static func ratesOne(currency: String) -> LocalizedText {
    LocalizedText("rates.one", "1 {currency} is", ["currency": currency])
  }

  /// “By the bank's day”
  static let ratesSubtitle = LocalizedText("rates.subtitle", "By the bank's day")

  /// “The bank's rates of {day}”
  static func ratesSubtitleOf(day: String) -> LocalizedText {
    LocalizedText("rates.subtitleOf", "The bank's rates of {day}", ["day": day])
  }

  /// “What a currency is worth in others, by the bank's day”
  static let ratesSummary = LocalizedText("rates.summary", "What a currency is worth in others, by the bank's day")

  /// “Exchange rates”
  static let ratesTitle = LocalizedText("rates.title", "Exchange rates")

  /// “The server is busy. Try again in a moment.”
  static let ratesConnectionBusy = LocalizedText("ratesConnection.busy", "The server is busy. Try again in a moment.")

  /// “The server is busy. Try again in {count} seconds.”
  static func ratesConnectionBusyFor(_ count: Int) -> LocalizedText {
    LocalizedText(
      "ratesConnection.busyFor",
      count: count,
      one: "The server is busy. Try again in a second.",
      other: "The server is busy. Try again in {count} seconds.")
  }

  /// “The server could not do it. Try again later.”
  static let ratesConnectionFailed = LocalizedText(
    "ratesConnection.failed",
    "The server could not do it. Try again later.")

  /// “The connection is not secure, so nothing was sent.”
  static let ratesConnectionInsecure = LocalizedText(
    "ratesConnection.insecure",
    "The connection is not secure, so nothing was sent.")

  /// “You may not do this.”
  static let ratesConnectionNotAllowed = LocalizedText("ratesConnection.notAllowed", "You may not do this.")

  /// “It is not there any more.”
  static let ratesConnectionNotFound = LocalizedText("ratesConnection.notFound", "It is not there any more.")

  /// “The server cannot be reached. Check the connection, and try again.”
  static let ratesConnectionOffline = LocalizedText(
    "ratesConnection.offline",
    "The server cannot be reached. Check the connection, and try again.")

  /// “You have been signed out. Sign in again.”
  static let ratesConnectionSignInRequired = LocalizedText(
    "ratesConnection.signInRequired",
    "You have been signed out. Sign in again.")

  /// “The server takes too long. Try again in a moment.”
  static let ratesConnectionSlow = LocalizedText(
    "ratesConnection.slow",
    "The server takes too long. Try again in a moment.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let walletRates: [TextTable] = [
    TextTable(
      language: "de",
      [
        "rates.noneNow": "Die Bank hat gerade keine Kurse. {reason}",
        "rates.noneOfCurrency": "Die Bank hat keine Kurse für diese Währung.",
        "rates.one": "1 {currency} sind",
        "rates.subtitle": "Nach dem Tag der Bank",
        "rates.subtitleOf": "Kurse der Bank vom {day}",
        "rates.summary": "Was eine Währung in anderen wert ist, nach dem Tag der Bank",
        "rates.title": "Wechselkurse",
        "ratesConnection.busy": "Der Server ist ausgelastet. Bitte gleich erneut versuchen.",
        "ratesConnection.busyFor": .plural(
          one: "Der Server ist ausgelastet. Bitte in einer Sekunde erneut versuchen.",
          other: "Der Server ist ausgelastet. Bitte in {count} Sekunden erneut versuchen."),
        "ratesConnection.failed": "Der Server konnte es nicht ausführen. Bitte später erneut versuchen.",
        "ratesConnection.insecure": "Die Verbindung ist nicht sicher, daher wurde nichts gesendet.",
        "ratesConnection.notAllowed": "Das ist nicht erlaubt.",
        "ratesConnection.notFound": "Das gibt es nicht mehr.",
        "ratesConnection.offline": "Der Server ist nicht erreichbar. Bitte die Verbindung prüfen und erneut versuchen.",
        "ratesConnection.signInRequired": "Die Anmeldung ist abgelaufen. Bitte neu anmelden.",
        "ratesConnection.slow": "Der Server braucht zu lange. Bitte gleich erneut versuchen.",
      ]),
  ]
}
