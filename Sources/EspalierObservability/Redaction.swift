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
    text.split(separator: "\n", omittingEmptySubsequences: false).map { redactedLine(String($0)) }
      .joined(separator: "\n")
  }

  private func redactedLine(_ line: String) -> String {
    var line = line
    // Quotes first: what stands in them may look like anything, also like a word after which something stands.
    line.replace(#/"(?:[^"\\]|\\.)*(?:"|$)/#) { _ in "\"…\"" }
    line.replace(#/“[^”]*(?:”|$)/#) { _ in "“…”" }
    line.replace(#/`[^`]*(?:`|$)/#) { _ in "`…`" }
    line.replace(#/(^|[\s(\[=:,])'[^']*(?:'|$)/#) { "\($0.1)'…'" }
    line.replace(#/\?\S+/#) { _ in "?…" }
    line = cutAfterSecretWord(line)
    line.replace(#/\b(?i:bearer|basic|digest)\s+\S+/#) { _ in "…" }
    line.replace(#/\S+@\S+/#) { _ in "…" }
    // A number in groups, such as an account or a telephone number.
    line.replace(#/\d(?:[ .\-\/]?\d){3,}/#) { _ in "…" }
    line.replace(#/[\w+\/=\-]*(?:\d[A-Za-z_+\/=\-]|[A-Za-z_+\/=\-]\d)[\w+\/=\-]*/#) { _ in "…" }
    line.replace(#/[A-Za-z_+\/=\-]{25,}/#) { _ in "…" }
    return line
  }

  /// The line up to the value of the first word that a secret stands after.
  private func cutAfterSecretWord(_ line: String) -> String {
    for match in line.matches(of: #/([\w\-]+)\s*[:=]\s*(?=\S)/#) {
      let word = match.1.lowercased()
      guard secretWords.contains(where: { word.contains($0) }) else { continue }
      return "\(line[..<match.range.upperBound])…"
    }
    return line
  }
}
