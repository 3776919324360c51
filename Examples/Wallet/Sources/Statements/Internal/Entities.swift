/// Resolves `&amp;`, `&#233;` and the like.
enum Entities {
  /// Returns the bytes with every known entity replaced. An `&` that begins none stays.
  static func resolved(_ utf8: [UInt8]) -> [UInt8] {
    guard utf8.contains(0x26) else { return utf8 }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var index = 0
    while index < utf8.count {
      if utf8[index] == 0x26, let end = utf8[index...].prefix(12).firstIndex(of: 0x3B),
        let text = character(String(decoding: utf8[(index + 1)..<end], as: UTF8.self))
      {
        result.append(contentsOf: text.utf8)
        index = end + 1
      } else {
        result.append(utf8[index])
        index += 1
      }
    }
    return result
  }

  private static func character(_ name: String) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
      let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return named[name] ?? named[name.lowercased()]
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "copy": "©", "reg": "®", "deg": "°", "sect": "§", "ndash": "–", "mdash": "—", "hellip": "…",
    "rsquo": "’",
    "lsquo": "‘", "ldquo": "“", "rdquo": "”", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä",
    "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì",
    "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý", "szlig": "ß",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç",
    "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Iacute": "Í", "Ntilde": "Ñ", "Oacute": "Ó", "Ocirc": "Ô",
    "Otilde": "Õ", "Ouml": "Ö", "Oslash": "Ø", "Uacute": "Ú", "Uuml": "Ü",
  ]
}
