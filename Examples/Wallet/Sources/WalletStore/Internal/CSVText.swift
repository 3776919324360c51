/// Writes lines after RFC 4180.
package enum CSVText {
  package static func line(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// Returns a cell, quoted if it has to be. Scalars are looked at, not characters: CR LF is one character, and a
  /// quote with a combining mark after it is none that looks like a quote.
  private static func cell(_ text: String) -> String {
    let (scalars, special) = (text.unicodeScalars, ",\"\r\n".unicodeScalars)
    let needsQuotes = scalars.contains(where: special.contains) || scalars.first == " " || scalars.last == " "
    guard needsQuotes else { return text }
    let doubled = scalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] as [Unicode.Scalar] }
    return "\"" + String(String.UnicodeScalarView(doubled)) + "\""
  }
}
