/// An IBAN's form and check digits.
enum IBAN {
  /// The letters and digits alone, or nil if this is no IBAN.
  static func normal(_ text: String) -> String? {
    let letters = text.filter { $0 != " " }.uppercased()
    guard (15...34).contains(letters.utf8.count), letters.utf8.allSatisfy({ isDigit($0) || isLetter($0) }),
      letters.utf8.prefix(2).allSatisfy(isLetter), letters.utf8.dropFirst(2).prefix(2).allSatisfy(isDigit),
      remainder(String(letters.dropFirst(4) + letters.prefix(4))) == 1
    else { return nil }
    return letters
  }

  /// The IBAN with its check digits.
  static func complete(country: String, body: String) -> String {
    let check = 98 - remainder(body + country + "00")
    return country + (check < 10 ? "0" : "") + String(check) + body
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

  private static func remainder(_ text: String) -> Int {
    text.utf8.reduce(0) { rest, byte in
      isDigit(byte) ? (rest * 10 + Int(byte) - 48) % 97 : (rest * 100 + Int(byte) - 55) % 97
    }
  }
}
