/// International bank account numbers, told from other numbers by their length and their check digits.
enum IBAN {
  /// Returns the first number in a text, without spaces.
  static func first(in text: String) -> String? {
    guard text.utf8.count <= 200 else { return nil }
    let characters = Array(text.utf8.filter { $0 != 0x20 })
    guard characters.count >= 15 else { return nil }
    var index = 0
    while index + 15 <= characters.count {
      defer { index += 1 }
      guard isCapital(characters[index]), isCapital(characters[index + 1]), isDigit(characters[index + 2]),
        isDigit(characters[index + 3])
      else { continue }
      guard let length = lengths[String(decoding: characters[index...(index + 1)], as: UTF8.self)] else { continue }
      guard index + length <= characters.count else { continue }
      let candidate = characters[index..<(index + length)]
      if isValid(candidate) { return String(decoding: candidate, as: UTF8.self) }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    var remainder = 0
    for byte in bytes.dropFirst(4) + bytes.prefix(4) {
      switch byte {
      case 0x30...0x39: remainder = (remainder * 10 + Int(byte - 0x30)) % 97
      case 0x41...0x5A: remainder = (remainder * 100 + Int(byte - 0x41) + 10) % 97
      default: return false
      }
    }
    return remainder == 1
  }

  private static let lengths: [String: Int] = [
    "AD": 24, "AE": 23, "AT": 20, "BE": 16, "BG": 22, "BR": 29, "CH": 21, "CY": 28, "CZ": 24, "DE": 22, "DK": 18,
    "EE": 20,
    "ES": 24, "FI": 18, "FR": 27, "GB": 22, "GI": 23, "GR": 27, "HR": 21, "HU": 28, "IE": 22, "IL": 23, "IS": 26,
    "IT": 27,
    "LI": 21, "LT": 20, "LU": 20, "LV": 21, "MC": 27, "MT": 31, "NL": 18, "NO": 15, "PL": 28, "PT": 25, "RO": 24,
    "RS": 22,
    "SE": 24, "SI": 19, "SK": 24, "SM": 27, "TR": 26, "UA": 29,
  ]
}
