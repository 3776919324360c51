/// Writes numbers of smallest units as plain decimal numbers.
enum DecimalText {
  /// `-1234` with two digits as `-12.34`.
  static func text(_ minorUnits: some BinaryInteger, digits: Int) -> String {
    var text = String(minorUnits.magnitude)
    if digits > 0 {
      if text.utf8.count <= digits { text = String(repeating: "0", count: digits + 1 - text.utf8.count) + text }
      text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
    }
    return minorUnits < 0 ? "-" + text : text
  }
}
