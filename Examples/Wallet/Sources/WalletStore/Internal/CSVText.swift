/// Writes lines after RFC 4180.
package enum CSVText {
  package static func line(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// Returns a cell, quoted if it has to be. Scalars are looked at, not characters, because CR LF is one character.
  private static func cell(_ text: String) -> String {
    let special = ",\"\r\n".unicodeScalars
    let needsQuotes =
      text.unicodeScalars.contains(where: special.contains) || text.first == " " || text.last == " "
    guard needsQuotes else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
