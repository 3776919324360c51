/// Recognises files that are no statement, to say what they are and what to export instead.
enum ForeignContent {
  /// Refuses what begins like a binary format.
  static func refuseBinary(_ bytes: [UInt8]) throws(StatementError) {
    let signatures: [([UInt8], StatementError.Content)] = [
      (Array("%PDF".utf8), .pdf),
      ([0x50, 0x4B, 0x03, 0x04], .zip),
      ([0xD0, 0xCF, 0x11, 0xE0], .oldWorkbook),
      ([0x1F, 0x8B], .gzip),
      ([0x52, 0x61, 0x72, 0x21], .rar),
      ([0x37, 0x7A, 0xBC, 0xAF], .sevenZip),
      ([0x89, 0x50, 0x4E, 0x47], .picture),
      ([0xFF, 0xD8, 0xFF], .picture),
      (Array("GIF8".utf8), .picture),
      (Array("SQLite format 3".utf8), .database),
    ]
    let content = bytes.drop { $0 <= 0x20 && $0 != 0 }
    for (signature, reason) in signatures where bytes.starts(with: signature) || content.starts(with: signature) {
      throw .notAStatement(reason: reason)
    }
  }

  /// Refuses text that holds zeros or many control characters.
  static func refuseControlCharacters(_ utf8: [UInt8], _ watch: ReadingWatch) throws(StatementError) {
    var controls = 0
    for part in watch.parts(of: utf8.count) {
      try watch.pass(part.count)
      for byte in utf8[part] where byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D && byte != 0x0C {
        if byte == 0 {
          throw .notAStatement(reason: .zeroBytes)
        }
        controls += 1
      }
    }
    if controls * 100 > utf8.count {
      throw .notAStatement(reason: .binary)
    }
  }

  /// Refuses other formats that are text. Called for files that are not OFX.
  static func refuse(_ utf8: [UInt8]) throws(StatementError) {
    let beginning = String(decoding: utf8.prefix(4096), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let folded = beginning.lowercased()
    if folded.contains("bktocstmr") {
      throw .notAStatement(reason: .camt)
    }
    if folded.hasPrefix("<!doctype html") || folded.hasPrefix("<html") || folded.hasPrefix("<table")
      || (folded.hasPrefix("<") && folded.contains("<html"))
    {
      throw .notAStatement(reason: .webPage)
    }
    if folded.hasPrefix("<?xml") || folded.hasPrefix("<workbook") {
      throw .notAStatement(reason: .xml)
    }
    if folded.hasPrefix("{\\rtf") {
      throw .notAStatement(reason: .rtf)
    }
    if folded.hasPrefix("{") || folded.hasPrefix("[{") {
      throw .notAStatement(reason: .json)
    }
    if folded.hasPrefix("!type:") || folded.hasPrefix("!account") || folded.hasPrefix("!option") {
      throw .notAStatement(reason: .qif)
    }
    if folded.hasPrefix(":20:") || (folded.contains("\n:25:") && folded.contains("\n:60f:")) {
      throw .notAStatement(reason: .mt940)
    }
  }
}
