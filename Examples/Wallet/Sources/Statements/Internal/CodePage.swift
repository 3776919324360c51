/// A character set of one byte a character, as banks still use them.
///
/// Written as tables because Foundation would bring megabytes to a server for these 640 characters.
enum CodePage: CaseIterable {
  /// Western Europe; ISO 8859-1 is a part of it in all that a statement holds.
  case windows1252
  /// ISO 8859-15: Western Europe with the euro sign in another place.
  case latin9
  /// Central Europe.
  case windows1250
  /// ISO 8859-2, Central Europe.
  case latin2
  /// Cyrillic.
  case windows1251

  /// Finds the code page by a name of an OFX header or an XML declaration; `nil` for others, UTF-8 among them.
  init?(name: String) {
    switch name.uppercased().filter({ $0.isLetter || $0.isNumber }) {
    case "1252", "WINDOWS1252", "CP1252", "ISO88591", "88591", "LATIN1", "USASCII", "ASCII", "ISO": self = .windows1252
    case "ISO885915", "885915", "LATIN9": self = .latin9
    case "1250", "WINDOWS1250", "CP1250": self = .windows1250
    case "ISO88592", "88592", "LATIN2": self = .latin2
    case "1251", "WINDOWS1251", "CP1251": self = .windows1251
    default: return nil
    }
  }

  /// Returns the bytes as UTF-8. A byte that the page does not define becomes U+FFFD.
  func utf8(_ bytes: [UInt8], _ watch: ReadingWatch) throws(StatementError) -> [UInt8] {
    guard let upper = Self.upperHalves[self] else { return bytes }
    // Counted first, so that the result is not moved while it grows.
    var count = 0
    for part in watch.parts(of: bytes.count) {
      try watch.pass(part.count)
      for byte in bytes[part] { count += byte < 0x80 ? 1 : upper[Int(byte) - 0x80].count }
    }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for part in watch.parts(of: bytes.count) {
      try watch.pass(part.count)
      for byte in bytes[part] {
        if byte < 0x80 {
          result.append(byte)
        } else {
          result.append(contentsOf: upper[Int(byte) - 0x80])
        }
      }
    }
    return result
  }

  /// The characters of the bytes from 0x80 to 0xFF, 128 of them for each page.
  private static let upperHalves: [CodePage: [[UInt8]]] = {
    var halves: [CodePage: [[UInt8]]] = [:]
    for page in CodePage.allCases {
      let characters = page.upperHalf.unicodeScalars.map { Array(String($0).utf8) }
      halves[page] = (0..<128).map { $0 < characters.count ? characters[$0] : [] }
    }
    return halves
  }()

  /// The characters of the bytes from 0x80 on.
  private var upperHalf: String {
    switch self {
    case .windows1252:
      "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ"
        + "ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    case .latin9:
      "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}"
        + "\u{8F}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}"
        + "\u{9E}\u{9F}\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâã"
        + "äåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    case .windows1250:
      "€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ"
        + "ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    case .latin2:
      "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}"
        + "\u{8F}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}"
        + "\u{9E}\u{9F}\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâă"
        + "äĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    case .windows1251:
      "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОП"
        + "РСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
    }
  }
}
