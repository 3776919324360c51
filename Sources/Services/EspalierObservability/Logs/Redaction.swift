/// A redaction that removes possible secrets and personal data from a text.
///
/// ```swift
/// let words = Redaction().redacted("ada@example.com refused with 404 (iban: DE02 1203)")
/// // … refused with 404 (iban: …
/// ```
///
/// It removes text in quotation marks, the text after a word such as `password` or `token` to the end of the line, mail
/// addresses, the text after a `?` in an address, words with digits in them, numbers of four or more digits, and words
/// of more than 24 letters.
///
/// It judges only by the form of the text. A name or a password that looks like an ordinary word is not removed. If
/// that matters, keep no error messages at all.
///
/// The time is proportional to the length of the text, whatever its content.
public struct Redaction: Sendable {
  private static let usualWords = [
    "password", "passwort", "passphrase", "passwd", "secret", "token", "authorization", "cookie", "session",
    "credential", "apikey", "api_key", "api-key", "otp", "pin", "cvv", "cvc", "iban",
  ]

  private let secretWords: [String]

  /// Creates a redaction that recognizes secrets by the usual words before them, and by further words that you give.
  ///
  /// - Parameter words: Further words, in lower case, that announce a secret.
  public init(alsoAfter words: [String] = []) {
    secretWords = Self.usualWords + words
  }

  /// Returns a text without possible secrets.
  public func redacted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(redactedLine).joined(separator: "\n")
  }

  private func redactedLine(_ text: Substring) -> String {
    var line = RedactedLine(text)
    // Quotes first: the text in them may have any form, even that of a word that announces a secret.
    line.takeOutQuoted("\"", "\"", escape: "\\")
    line.takeOutQuoted("“", "”")
    line.takeOutQuoted("`", "`")
    line.takeOutQuoted("'", "'") { before in before.map { $0.isWhitespace || "([=:,".contains($0) } ?? true }
    line.takeOutQueries()
    line.cut { word in secretWords.contains { word.contains($0) } }
    line.takeOutCredentials()
    line.takeOutMailAddresses()
    line.takeOutNumbers()
    line.takeOutMixedWords()
    line.takeOutLongWords()
    return line.text
  }
}
