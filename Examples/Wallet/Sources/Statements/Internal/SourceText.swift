/// A file's characters as UTF-8, from whichever encoding it is in.
///
/// Banks rarely say which encoding they use, so it is found from the bytes: byte order marks, the pattern of zeros,
/// whether the whole is valid UTF-8, what the header of an OFX file declares, and at last which code page makes known
/// words of a table's header.
struct SourceText {
  let utf8: [UInt8]

  init(_ bytes: [UInt8]) throws(StatementError) {
    guard bytes.contains(where: { !Self.isBlank($0) }) else { throw .empty }
    try ForeignContent.refuseBinary(bytes)
    var decoded = try Self.decoded(bytes)
    // An end-of-file mark of DOS, and zeros that fill up a block, say nothing.
    while let last = decoded.last, last == 0x1A || last == 0 { decoded.removeLast() }
    guard decoded.contains(where: { !Self.isBlank($0) }) else { throw .empty }
    try ForeignContent.refuseControlCharacters(decoded)
    utf8 = decoded
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func decoded(_ bytes: [UInt8]) throws(StatementError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return wellFormed(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw .notAStatement(reason: "it is text in UTF-32. Save it as UTF-8 and try again.")
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), littleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), littleEndian: false) }
    if let littleEndian = zeroPattern(bytes) { return utf16(bytes[...], littleEndian: littleEndian) }
    let (sequences, broken) = multibyteCounts(bytes)
    if broken == 0 { return bytes }
    // A text that is UTF-8 but for a field cut in the middle of a character is still UTF-8.
    if sequences > broken * 4 { return wellFormed(bytes) }
    return codePage(of: bytes).utf8(bytes)
  }

  private static func wellFormed(_ bytes: [UInt8]) -> [UInt8] {
    multibyteCounts(bytes).broken == 0 ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, littleEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(littleEndian ? second << 8 | first : first << 8 | second)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether the file is UTF-16 without a mark, and then whether its low bytes come first.
  private static func zeroPattern(_ bytes: [UInt8]) -> Bool? {
    let sample = bytes.prefix(4096)
    guard sample.count >= 8 else { return nil }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let half = sample.count / 2
    if zeros.odd * 10 > half * 6, zeros.even * 20 < half { return true }
    if zeros.even * 10 > half * 6, zeros.odd * 20 < half { return false }
    return nil
  }

  /// How many characters of several bytes are well formed, and how many bytes belong to none.
  private static func multibyteCounts(_ bytes: [UInt8]) -> (sequences: Int, broken: Int) {
    var sequences = 0
    var broken = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let length =
        byte >= 0xC2 && byte < 0xE0 ? 2 : byte >= 0xE0 && byte < 0xF0 ? 3 : byte >= 0xF0 && byte < 0xF5 ? 4 : 0
      let isWhole =
        length > 0 && index + length <= bytes.count
        && bytes[(index + 1)..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 }
        && String(validating: bytes[index..<(index + length)], as: UTF8.self) != nil
      if isWhole {
        sequences += 1
        index += length
      } else {
        broken += 1
        index += 1
      }
    }
    return (sequences, broken)
  }

  private static func codePage(of bytes: [UInt8]) -> CodePage {
    if let declared = declaredCodePage(bytes) { return declared }
    let beginning = bytes.prefix(32_768)
    var best = likelyWesternPage(bytes)
    var bestScore = HeaderSearch.score(of: best.utf8(beginning))
    for page in [CodePage.windows1250, .latin2, .windows1251] {
      let score = HeaderSearch.score(of: page.utf8(beginning))
      if score > bestScore {
        best = page
        bestScore = score
      }
    }
    return best == .windows1252 || best == .latin9 ? polishPage(bytes) ?? best : best
  }

  private static func declaredCodePage(_ bytes: [UInt8]) -> CodePage? {
    let header = String(decoding: bytes.prefix(1024), as: UTF8.self).uppercased()
    guard header.contains("OFXHEADER") || header.contains("<?XML") else { return nil }
    for key in ["CHARSET:", "ENCODING=\"", "ENCODING='", "CHARSET=\""] {
      guard let range = header.firstRange(of: key) else { continue }
      let value = header[range.upperBound...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      if let page = CodePage(name: String(value)) { return page }
    }
    return .windows1252
  }

  /// ISO 8859-15 has the euro where Windows-1252 has a sign nobody uses, and nothing from 0x80 to 0x9F.
  private static func likelyWesternPage(_ bytes: [UInt8]) -> CodePage {
    bytes.contains(0xA4) && !bytes.contains { (0x80...0x9F).contains($0) } ? .latin9 : .windows1252
  }

  /// Within a word, the bytes of ą, ł and ż would be superscripts and question marks in the west.
  private static func polishPage(_ bytes: [UInt8]) -> CodePage? {
    var central = 0
    var isWindows = false
    for index in bytes.indices.dropFirst().dropLast() {
      let byte = bytes[index]
      guard byte == 0xB9 || byte == 0xB3 || byte == 0xBF || byte == 0xB1 else { continue }
      let isLowercase = { (0x61...0x7A).contains($0 as UInt8) }
      guard isLowercase(bytes[index - 1]), isLowercase(bytes[index + 1]) else { continue }
      central += 1
      if byte == 0xB9 { isWindows = true }
    }
    guard central > 1 else { return nil }
    return isWindows || bytes.contains { $0 == 0x9C || $0 == 0x8C } ? .windows1250 : .latin2
  }
}
