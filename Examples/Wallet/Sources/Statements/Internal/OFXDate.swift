/// Dates of OFX: `YYYYMMDD`, with or without a time and a zone behind.
enum OFXDate {
  /// Returns the local day as it is written; `nil` when there is no such day.
  static func date(_ text: String) -> CalendarDate? {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.map { Int($0 - 0x30) }
    if digits.count == 4 {
      // Some files have 2024-01-31 in spite of the format.
      if case .certain(let date)? = DateText(text) { return date }
      return nil
    }
    guard digits.count == 8 || digits.count >= 10, digits.count <= 20 else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    if digits.count >= 10, number(8..<10) > 24 { return nil }
    let rest = text.utf8.dropFirst(digits.count)
    guard
      rest.isEmpty || rest.first == 0x2E || rest.first == 0x5B || rest.first == 0x20 || rest.first == 0x5A
        || rest.first == 0x54 || rest.first == 0x3A || rest.first == 0x2B || rest.first == 0x2D
    else { return nil }
    let year = number(0..<4)
    guard DateText.years.contains(year) else { return nil }
    return CalendarDate(year: year, month: number(4..<6), day: number(6..<8))
  }

  /// Returns true if a text stands for no date: nothing, or zeros.
  static func isNone(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 0x30 } }
}
