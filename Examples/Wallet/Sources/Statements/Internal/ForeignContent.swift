/// Recognises files that are no statement, to say what they are and what to export instead.
enum ForeignContent {
  /// Refuses what begins like a binary format.
  static func refuseBinary(_ bytes: [UInt8]) throws(StatementError) {
    let signatures: [([UInt8], String)] = [
      (Array("%PDF".utf8), "it is a PDF, which is made for printing. Export CSV or OFX from the bank instead."),
      (
        [0x50, 0x4B, 0x03, 0x04],
        "it is a ZIP archive or an Excel workbook (XLSX). Unpack it, or open it in a spreadsheet and save it as CSV."
      ),
      ([0xD0, 0xCF, 0x11, 0xE0], "it is an old Excel workbook (XLS). Open it in a spreadsheet and save it as CSV."),
      ([0x1F, 0x8B], "it is compressed with gzip. Unpack it first."),
      ([0x52, 0x61, 0x72, 0x21], "it is a RAR archive. Unpack it first."),
      ([0x37, 0x7A, 0xBC, 0xAF], "it is a 7z archive. Unpack it first."),
      ([0x89, 0x50, 0x4E, 0x47], "it is a picture. Export CSV or OFX from the bank instead."),
      ([0xFF, 0xD8, 0xFF], "it is a picture. Export CSV or OFX from the bank instead."),
      (Array("GIF8".utf8), "it is a picture. Export CSV or OFX from the bank instead."),
      (Array("SQLite format 3".utf8), "it is a database. Export CSV or OFX from the bank instead."),
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
          throw .notAStatement(reason: "it holds zero bytes, so it is no text. Export CSV or OFX from the bank.")
        }
        controls += 1
      }
    }
    if controls * 100 > utf8.count {
      throw .notAStatement(reason: "it is a binary file and no text. Export CSV or OFX from the bank.")
    }
  }

  /// Refuses other formats that are text. Called for files that are not OFX.
  static func refuse(_ utf8: [UInt8]) throws(StatementError) {
    let beginning = String(decoding: utf8.prefix(4096), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let folded = beginning.lowercased()
    if folded.contains("bktocstmr") {
      throw .notAStatement(reason: "it is a CAMT statement (ISO 20022 XML), which is not read yet. Export CSV or OFX.")
    }
    if folded.hasPrefix("<!doctype html") || folded.hasPrefix("<html") || folded.hasPrefix("<table")
      || (folded.hasPrefix("<") && folded.contains("<html"))
    {
      throw .notAStatement(
        reason: "it is a web page (HTML), perhaps the bank's login or error page. Sign in and export CSV or OFX again.")
    }
    if folded.hasPrefix("<?xml") || folded.hasPrefix("<workbook") {
      throw .notAStatement(reason: "it is XML, but not OFX. Export CSV or OFX from the bank.")
    }
    if folded.hasPrefix("{\\rtf") {
      throw .notAStatement(reason: "it is a text document (RTF). Export CSV or OFX from the bank.")
    }
    if folded.hasPrefix("{") || folded.hasPrefix("[{") {
      throw .notAStatement(reason: "it is JSON. Export CSV or OFX from the bank.")
    }
    if folded.hasPrefix("!type:") || folded.hasPrefix("!account") || folded.hasPrefix("!option") {
      throw .notAStatement(reason: "it is a QIF file, which is not read. Export CSV or OFX from the bank.")
    }
    if folded.hasPrefix(":20:") || (folded.contains("\n:25:") && folded.contains("\n:60f:")) {
      throw .notAStatement(reason: "it is an MT940 statement, which is not read. Export CSV or OFX from the bank.")
    }
  }
}
