/// Words without case, diacritics and punctuation, so that `Währung`, `WAEHRUNG` and `(währung)` can be looked up.
enum TextFolding {
  /// Returns the words of a text. Letters and digits part (`Beschreibung1`), as do the humps of `accountName`.
  static func words(_ text: some StringProtocol) -> [String] {
    let plain = text.utf8.withContiguousStorageIfAvailable { plainWords($0) }
    return (plain ?? nil) ?? words(text.unicodeScalars)
  }

  /// Returns the words of a text of ASCII alone; `nil` for others. Most texts are, and every cell of a table may be
  /// folded.
  private static func plainWords(_ utf8: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var words: [String] = []
    var letters: [UInt8] = []
    letters.reserveCapacity(utf8.count)
    var start = 0
    func finish() {
      if start < letters.count { words.append(String(decoding: letters[start...], as: UTF8.self)) }
      start = letters.count
    }
    var previous = Kind.other
    for byte in utf8 {
      let kind = Kind(Unicode.Scalar(byte))
      defer { previous = kind }
      if kind == .other {
        finish()
        continue
      }
      if (kind == .digit) != (previous == .digit) || (kind == .upper && previous == .lower) { finish() }
      letters.append(kind == .upper ? byte + 0x20 : byte)
    }
    finish()
    return words
  }

  /// Returns the words that these scalars make.
  private static func words(_ scalars: some Sequence<Unicode.Scalar>) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var previous = Kind.other
    func finish() {
      if !word.isEmpty { words.append(String(word)) }
      word = .init()
    }
    for scalar in scalars {
      if (0x300...0x36F).contains(scalar.value) || scalar.value == 0xAD { continue }
      let kind = Kind(scalar)
      defer { previous = kind }
      if kind == .other {
        finish()
        continue
      }
      if (kind == .digit) != (previous == .digit) || (kind == .upper && previous == .lower) { finish() }
      if scalar.isASCII {
        word.append(kind == .upper ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar)
      } else if let base = base(of: scalar) {
        word.append(contentsOf: base.unicodeScalars)
      } else {
        word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    finish()
    return words
  }

  /// Returns the words of a text with one space between them.
  static func folded(_ text: some StringProtocol) -> String {
    words(text).joined(separator: " ")
  }

  /// Returns the same words where ä, ö and ü may have been written ae, oe and ue: both spellings become the same.
  static func withoutUmlautSpelling(_ folded: String) -> String {
    var result: [UInt8] = []
    var previous: UInt8 = 0
    for byte in folded.utf8 {
      let isSpelling = byte == 0x65 && (previous == 0x61 || previous == 0x6F || previous == 0x75)
      if !isSpelling { result.append(byte) }
      previous = byte
    }
    return result.count == folded.utf8.count ? folded : String(decoding: result, as: UTF8.self)
  }

  private enum Kind {
    case lower, upper, digit, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      case 0..<0x80: self = .other
      default:
        let properties = scalar.properties
        self = properties.isUppercase ? .upper : properties.isAlphabetic ? .lower : .other
      }
    }
  }

  /// Returns the Latin letter or letters under a letter's diacritics.
  private static func base(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xC0...0xC5, 0xE0...0xE5: return "a"
    case 0xC6, 0xE6: return "ae"
    case 0xC7, 0xE7: return "c"
    case 0xC8...0xCB, 0xE8...0xEB: return "e"
    case 0xCC...0xCF, 0xEC...0xEF: return "i"
    case 0xD0, 0xF0: return "d"
    case 0xD1, 0xF1: return "n"
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8: return "o"
    case 0xD9...0xDC, 0xF9...0xFC: return "u"
    case 0xDD, 0xFD, 0xFF: return "y"
    case 0xDE, 0xFE: return "th"
    case 0xDF: return "ss"
    case 0x100...0x17F: return String(extendedLatin[Int(scalar.value) - 0x100])
    case 0x218, 0x219: return "s"
    case 0x21A, 0x21B: return "t"
    default: return nil
    }
  }

  /// The letters from U+0100 to U+017F, each as the letter under its diacritic.
  private static let extendedLatin: [Character] = {
    let runs: [(Character, Int)] = [
      ("a", 6), ("c", 8), ("d", 4), ("e", 10), ("g", 8), ("h", 4), ("i", 12), ("j", 2), ("k", 3), ("l", 10), ("n", 9),
      ("o", 8), ("r", 6), ("s", 8), ("t", 6), ("u", 12), ("w", 2), ("y", 3), ("z", 6), ("s", 1),
    ]
    return runs.flatMap { Array(repeating: $0.0, count: $0.1) }
  }()
}
