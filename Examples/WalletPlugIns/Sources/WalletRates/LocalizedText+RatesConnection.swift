import Espalier

/// The reasons why there is no answer of the bank.
extension LocalizedText {
  static let ratesConnectionOffline = LocalizedText(
    "ratesConnection.offline", "The server cannot be reached. Check the connection, and try again.")
  static let ratesConnectionSlow = LocalizedText(
    "ratesConnection.slow", "The server takes too long. Try again in a moment.")
  static let ratesConnectionBusy = LocalizedText("ratesConnection.busy", "The server is busy. Try again in a moment.")

  static func ratesConnectionBusyFor(_ count: Int) -> LocalizedText {
    LocalizedText(
      "ratesConnection.busyFor", count: count,
      one: "The server is busy. Try again in a second.",
      other: "The server is busy. Try again in {count} seconds.")
  }

  static let ratesConnectionSignInRequired = LocalizedText(
    "ratesConnection.signInRequired", "You have been signed out. Sign in again.")
  static let ratesConnectionNotAllowed = LocalizedText("ratesConnection.notAllowed", "You may not do this.")
  static let ratesConnectionNotFound = LocalizedText("ratesConnection.notFound", "It is not there any more.")
  static let ratesConnectionInsecure = LocalizedText(
    "ratesConnection.insecure", "The connection is not secure, so nothing was sent.")
  static let ratesConnectionFailed = LocalizedText(
    "ratesConnection.failed", "The server could not do it. Try again later.")
}
