/// Takes out of a text what may be a secret or somebody's own.
///
/// ```swift
/// let words = Redaction().redacted("ada@example.com refused with 404 (iban: DE02 1203)")
/// // … refused with 404 (iban: …
/// ```
///
/// It leaves out what stands in quotation marks, what follows a word such as `password` or `token` to the end of the line,
/// mail addresses, what follows a `?` in an address, words with digits in them, numbers of four digits and more, and words
/// of more than 24 letters.
///
/// It goes by the look of a text. A name or a password that looks like a word and stands there alone passes: where that
/// matters, keep no words of errors at all.
///
/// It takes time in proportion to the text's length, whatever stands in it.
public struct Redaction: Sendable {
  private static let usualWords = [
    "password", "passwort", "passphrase", "passwd", "secret", "token", "authorization", "cookie", "session",
    "credential", "apikey", "api_key", "api-key", "otp", "pin", "cvv", "cvc", "iban",
  ]

  private let secretWords: [String]

  /// Makes a redaction.
  ///
  /// - Parameter words: Further words, in lower case, after which a secret stands.
  public init(alsoAfter words: [String] = []) {
    secretWords = Self.usualWords + words
  }

  /// A text without what may be a secret.
  public func redacted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(redactedLine).joined(separator: "\n")
  }

  private func redactedLine(_ text: Substring) -> String {
    var line = RedactedLine(text)
    // Quotes first: what stands in them may look like anything, also like a word after which something stands.
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
