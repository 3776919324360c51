/// Keeps a text of an exported table from being run as a formula by a spreadsheet.
///
/// A payee is written by strangers. A cell that begins with `=`, `+`, `-`, `@` or a control character gets an
/// apostrophe in front, which spreadsheets take to mean text; reading takes it off again, so that what was exported is
/// recognised.
package enum SpreadsheetGuard {
  package static func added(to text: String) -> String {
    startsFormula(text) || isGuarded(text) ? "'" + text : text
  }

  package static func removed(from text: String) -> String {
    isGuarded(text) ? String(text.dropFirst()) : text
  }

  /// An apostrophe before a formula; one more is added to a text that comes with its own, so that removing is exact.
  private static func isGuarded(_ text: String) -> Bool {
    text.first == "'" && (startsFormula(text.dropFirst()) || isGuarded(String(text.dropFirst())))
  }

  private static func startsFormula(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return "=+-@\t\r\n".unicodeScalars.contains(first)
  }
}
