/// Keeps a text of an exported table from being run as a formula by a spreadsheet.
///
/// A payee is written by strangers. A text that begins with `=`, `+`, `-` or `@`, in ASCII or full-width, gets an
/// apostrophe in front, which spreadsheets take to mean text. A spreadsheet that takes `;` or a tab for the separator
/// begins a new cell behind each of them, quotes or not, so the text that follows them is guarded too. Reading takes
/// the apostrophes off again, so that exported operations are recognised.
///
/// Adding puts one more apostrophe before a sign wherever a cell could begin, and removing takes one away there.
/// Neither makes or unmakes such a place, so removing undoes adding exactly, whatever the text. Both go over a text
/// once.
package enum SpreadsheetGuard {
  package static func added(to text: String) -> String {
    guard mayHoldFormula(text) else { return text }
    return rewritten(text) { $0 + 1 }
  }

  package static func removed(from text: String) -> String {
    guard text.utf8.contains(0x27) else { return text }
    return rewritten(text) { max(0, $0 - 1) }
  }

  /// Returns true if a text has any sign with which a formula could begin; most texts have none.
  private static func mayHoldFormula(_ text: String) -> Bool {
    text.utf8.contains { byte in
      byte == 0x3D || byte == 0x2B || byte == 0x2D || byte == 0x40 || byte == 0xEF || byte < 0x20
    }
  }

  /// Returns the text with another number of apostrophes before each sign with which a cell could begin.
  private static func rewritten(_ text: String, _ count: (Int) -> Int) -> String {
    var result = String.UnicodeScalarView()
    var apostrophes = 0
    var isStart = true
    var beginsText = true
    func flush(_ count: Int) { result.append(contentsOf: repeatElement("'" as Unicode.Scalar, count: count)) }
    for scalar in text.unicodeScalars {
      if isStart, scalar == "'" {
        apostrophes += 1
        continue
      }
      let isSign = isStart && (isSign(scalar) || (beginsText && isControl(scalar)))
      flush(isSign ? count(apostrophes) : apostrophes)
      // Spaces and quotes in front of a sign may be taken off, but an apostrophe ends the beginning before them.
      let isFiller = (scalar == " " || scalar == "\"") && apostrophes == 0
      apostrophes = 0
      result.append(scalar)
      isStart = beginsCell(scalar) || (isStart && isFiller)
      if !isFiller { beginsText = false }
    }
    flush(apostrophes)
    return String(result)
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "\r" || scalar == "\n"
  }

  /// Returns true if a cell could begin behind a character, for some spreadsheet.
  private static func beginsCell(_ scalar: Unicode.Scalar) -> Bool { scalar == ";" || isControl(scalar) }
}
