import Espalier

/// The reasons why there is no answer of the bank.
extension LocalizedText {
  static let connectionOffline = LocalizedText(
    "connection.offline", "The server cannot be reached. Check the connection, and try again.")
  static let connectionSlow = LocalizedText("connection.slow", "The server takes too long. Try again in a moment.")
  static let connectionBusy = LocalizedText("connection.busy", "The server is busy. Try again in a moment.")

  static func connectionBusyFor(_ count: Int) -> LocalizedText {
    LocalizedText(
      "connection.busyFor", count: count,
      one: "The server is busy. Try again in a second.",
      other: "The server is busy. Try again in {count} seconds.")
  }

  static let connectionSignInRequired = LocalizedText(
    "connection.signInRequired", "You have been signed out. Sign in again.")
  static let connectionNotAllowed = LocalizedText("connection.notAllowed", "You may not do this.")
  static let connectionNotFound = LocalizedText("connection.notFound", "It is not there any more.")
  static let connectionInsecure = LocalizedText(
    "connection.insecure", "The connection is not secure, so nothing was sent.")
  static let connectionFailed = LocalizedText("connection.failed", "The server could not do it. Try again later.")
}
