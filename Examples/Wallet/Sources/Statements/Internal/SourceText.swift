/// A file's characters as UTF-8, from whichever encoding it is in.
///
/// Banks rarely declare their encoding, so it is found from the bytes: byte order marks, the pattern of zeros, the
/// validity of the whole as UTF-8, the declaration in the header of an OFX file, and at last the code page that makes
/// known words of a table's header.
struct SourceText {
  let utf8: [UInt8]

  /// The greatest number of bytes that are read, whatever the limits: places in a file are held in 32 bits.
  static let largestFile = 1_073_741_824

  init(_ bytes: consuming [UInt8], watch: ReadingWatch) throws(StatementError) {
    let largest = min(watch.limits.fileSize, Self.largestFile)
    guard bytes.count <= largest else { throw .beyondLimit(.fileSize, most: largest, line: 0) }
    try watch.begin(0...0.1, length: bytes.count * 4)
    guard try Self.hasContent(bytes, watch) else { throw .empty }
    try ForeignContent.refuseBinary(bytes)
    var decoded = try Self.decoded(bytes, watch)
    // An end-of-file mark of DOS, and zeros that fill up a block, have no meaning.
    let end = decoded.lastIndex { $0 != 0x1A && $0 != 0 } ?? -1
    decoded.removeSubrange((end + 1)...)
    guard try Self.hasContent(decoded, watch) else { throw .empty }
    try ForeignContent.refuseControlCharacters(decoded, watch)
    guard decoded.count <= Self.largestFile else {
      throw .beyondLimit(.fileSize, most: Self.largestFile, line: 0)
    }
    try watch.hold(decoded.count, line: 0)
    utf8 = decoded
  }

  private static func hasContent(_ bytes: [UInt8], _ watch: ReadingWatch) throws(StatementError) -> Bool {
    for part in watch.parts(of: bytes.count) {
      try watch.pass(part.count)
      if bytes[part].contains(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) { return true }
    }
    return false
  }

  private static func decoded(_ bytes: [UInt8], _ watch: ReadingWatch) throws(StatementError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try wellFormed(Array(bytes.dropFirst(3)), watch) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw .notAStatement(reason: .utf32)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), littleEndian: true, watch) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), littleEndian: false, watch) }
    if let littleEndian = zeroPattern(bytes) { return try utf16(bytes[...], littleEndian: littleEndian, watch) }
    let (sequences, broken) = try multibyteCounts(bytes, watch)
    if broken == 0 { return bytes }
    // A text that is UTF-8 but for a field cut in the middle of a character is still UTF-8.
    if sequences > broken * 4 { return try repaired(bytes, watch) }
    return try codePage(of: bytes, watch).utf8(bytes, watch)
  }

  private static func wellFormed(_ bytes: [UInt8], _ watch: ReadingWatch) throws(StatementError) -> [UInt8] {
    try multibyteCounts(bytes, watch).broken == 0 ? bytes : try repaired(bytes, watch)
  }

  /// Returns the text with U+FFFD for bytes that are not well formed, a part at a time: a string of the whole would
  /// take twice the memory.
  private static func repaired(_ bytes: [UInt8], _ watch: ReadingWatch) throws(StatementError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var start = 0
    while start < bytes.count {
      var end = min(bytes.count, start + 16_384)
      // No part ends within a character.
      while end < bytes.count, end > start + 16_000, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      try watch.pass(end - start)
      result.append(contentsOf: String(decoding: bytes[start..<end], as: UTF8.self).utf8)
      start = end
    }
    return result
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, littleEndian: Bool, _ watch: ReadingWatch
  ) throws(StatementError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2 + bytes.count / 8)
    var units: [UInt16] = []
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      let unit = littleEndian ? second << 8 | first : first << 8 | second
      units.append(unit)
      index += 2
      // No part ends between the halves of a character.
      if units.count >= 8_192, !(0xD800...0xDBFF).contains(unit) || units.count >= 8_200 {
        try watch.pass(units.count * 2)
        result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        units.removeAll(keepingCapacity: true)
      }
    }
    result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    return result
  }

  /// Returns true if the file is UTF-16 with its low bytes first, false if they come last; `nil` if it has no pattern
  /// of zeros.
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

  /// Returns the number of well-formed characters of several bytes, and the number of bytes that belong to none.
  private static func multibyteCounts(
    _ bytes: [UInt8], _ watch: ReadingWatch
  ) throws(StatementError) -> (sequences: Int, broken: Int) {
    var sequences = 0
    var broken = 0
    var index = 0
    for part in watch.parts(of: bytes.count) {
      try watch.pass(part.count)
      while index < part.upperBound {
        guard bytes[index] >= 0x80 else {
          index += 1
          continue
        }
        if let length = sequenceLength(bytes, at: index) {
          sequences += 1
          index += length
        } else {
          broken += 1
          index += 1
        }
      }
    }
    return (sequences, broken)
  }

  /// Returns the length of the well-formed character of several bytes that begins here; `nil` when none does.
  private static func sequenceLength(_ bytes: [UInt8], at index: Int) -> Int? {
    let byte = bytes[index]
    let length =
      byte >= 0xC2 && byte < 0xE0 ? 2 : byte >= 0xE0 && byte < 0xF0 ? 3 : byte >= 0xF0 && byte < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    for next in (index + 1)..<(index + length) where bytes[next] & 0xC0 != 0x80 { return nil }
    // Overlong forms, surrogates and values beyond Unicode.
    let second = bytes[index + 1]
    switch byte {
    case 0xE0: return second >= 0xA0 ? length : nil
    case 0xED: return second < 0xA0 ? length : nil
    case 0xF0: return second >= 0x90 ? length : nil
    case 0xF4: return second < 0x90 ? length : nil
    default: return length
    }
  }

  private static func codePage(of bytes: [UInt8], _ watch: ReadingWatch) throws(StatementError) -> CodePage {
    if let declared = declaredCodePage(bytes) { return declared }
    let beginning = Array(bytes.prefix(32_768))
    try watch.pass(bytes.count)
    var best = likelyWesternPage(bytes)
    var bestScore = try HeaderSearch.score(of: best.utf8(beginning, watch), watch: watch)
    for page in [CodePage.windows1250, .latin2, .windows1251] {
      let score = try HeaderSearch.score(of: page.utf8(beginning, watch), watch: watch)
      if score > bestScore {
        best = page
        bestScore = score
      }
    }
    return best == .windows1252 || best == .latin9 ? try polishPage(bytes, watch) ?? best : best
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

  /// Returns ISO 8859-15 or Windows-1252: the former has the euro where the latter has a sign nobody uses, and nothing
  /// from 0x80 to 0x9F.
  private static func likelyWesternPage(_ bytes: [UInt8]) -> CodePage {
    bytes.contains(0xA4) && !bytes.contains { (0x80...0x9F).contains($0) } ? .latin9 : .windows1252
  }

  /// Within a word, the bytes of ą, ł and ż would be superscripts and question marks in the west.
  private static func polishPage(_ bytes: [UInt8], _ watch: ReadingWatch) throws(StatementError) -> CodePage? {
    var central = 0
    var isWindows = false
    func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    for part in watch.parts(of: bytes.count) {
      try watch.pass(part.count)
      for index in part where index > 0 && index + 1 < bytes.count {
        let byte = bytes[index]
        guard byte == 0xB9 || byte == 0xB3 || byte == 0xBF || byte == 0xB1 else { continue }
        guard isLowercase(bytes[index - 1]), isLowercase(bytes[index + 1]) else { continue }
        central += 1
        if byte == 0xB9 { isWindows = true }
      }
    }
    guard central > 1 else { return nil }
    return isWindows || bytes.contains { $0 == 0x9C || $0 == 0x8C } ? .windows1250 : .latin2
  }
}
