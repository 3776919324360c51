/// The check digits of an account's number.
enum IBAN {
  /// An IBAN in groups of four, as people compare it.
  static func grouped(_ iban: String) -> String {
    let letters = iban.filter { $0 != " " }
    return stride(from: 0, to: letters.count, by: 4).map { String(letters.dropFirst($0).prefix(4)) }
      .joined(separator: " ")
  }

  /// Returns the number in its normal form; nil if its check digits do not fit.
  static func normal(_ text: String) -> String? {
    let letters = text.filter { !$0.isWhitespace }.uppercased()
    guard (15...34).contains(letters.utf8.count), letters.utf8.allSatisfy({ value($0) != nil }) else { return nil }
    let rest = (Array(letters.utf8.dropFirst(4)) + Array(letters.utf8.prefix(4))).reduce(0) { rest, byte in
      let value = value(byte) ?? 0
      return (rest * (value < 10 ? 10 : 100) + value) % 97
    }
    return rest == 1 ? letters : nil
  }

  /// Returns the number that a digit or letter counts as; nil for any other character.
  private static func value(_ byte: UInt8) -> Int? {
    switch byte {
    case 48...57: Int(byte) - 48
    case 65...90: Int(byte) - 55
    default: nil
    }
  }
}
