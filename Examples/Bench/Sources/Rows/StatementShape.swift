/// A statement file that is measured: two honest ones, and those that were made to hurt.
enum StatementShape: String, CaseIterable {
  case csv, ofx, blankLines, lineOfQuotes, equalLines, unclosedQuotes, unclosedComments, unclosedInstructions
  case repeatedHeaders, accounts, apostrophes, refusedLines

  private static let table = "Date;Description;Amount (EUR)\n"
  private static let markup =
    "OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>"

  /// A file of this shape with at least so many bytes.
  func bytes(_ size: Int) -> [UInt8] {
    switch self {
    case .csv:
      fill("Date,Description,Category,Account,Amount (EUR),Balance,Reference,Notes\n", size) { row in
        "2024-01-\(10 + row % 20),\"Shop, number \(row)\",Food,Giro,\"-\(row % 9),\(100 + row % 800).25\",1.00,"
          + "R\(row),a note on what it was for or on nothing at all\n"
      }
    case .ofx:
      fill(Self.markup, size) { row in
        "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240131120000<TRNAMT>-\(row % 900).25<FITID>20240131-\(row)-abcdef"
          + "<NAME>Shop number \(row) in town<MEMO>a note on what it was for</STMTTRN>\n"
      }
    case .blankLines: fill(Self.table, size) { _ in "\n" }
    case .lineOfQuotes: fill(Self.table, size) { _ in "\"" }
    case .equalLines:
      fill(Self.table, size) { _ in
        "2024-01-31;The same shop in the same street, with the same name and the same purpose;-12,50\n"
      }
    case .unclosedQuotes: fill(Self.table, size) { _ in "\"2024-01-31;The same shop in the same street;-12,50\n" }
    case .unclosedComments: fill(Self.markup, size) { _ in "<STMTTRN><NAME><!-- a\n" }
    case .unclosedInstructions: fill(Self.markup, size) { _ in "<STMTTRN><NAME><? a\n" }
    case .repeatedHeaders: fill(Self.table, size) { _ in Self.table }
    case .accounts:
      fill("OFXHEADER:100\n\n<OFX>", size) { row in
        let rows = String(
          repeating: "<STMTTRN><DTPOSTED>20240131<TRNAMT>-1.00<NAME>The same shop in the same street</STMTTRN>\n",
          count: 300)
        return "<STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>\(row)</BANKACCTFROM><BANKTRANLIST>\(rows)</BANKTRANLIST>"
          + "</STMTRS>\n"
      }
    case .apostrophes:
      fill(Self.table, size) { _ in "2024-01-31;" + String(repeating: "'", count: 20_000) + ";-1,00\n" }
    case .refusedLines:
      fill(Self.table, size) { _ in
        "2024-01-31;The same shop in the same street, with the same name;twelve and a half\n"
      }
    }
  }

  private func fill(_ start: String, _ size: Int, _ row: (Int) -> String) -> [UInt8] {
    var bytes = Array(start.utf8)
    bytes.reserveCapacity(size + 65_536)
    var number = 0
    while bytes.count < size {
      bytes.append(contentsOf: row(number).utf8)
      number += 1
    }
    return bytes
  }
}
