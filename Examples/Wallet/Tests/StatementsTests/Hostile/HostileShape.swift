import Testing

/// A file that somebody made to hurt, of any size.
///
/// Each shape repeats what once took time in proportion to the square of the size, or memory for every byte, or a level of
/// the stack for every character.
enum HostileShape: String, CaseIterable, CustomTestStringConvertible {
  case blankLines, lineOfQuotes, equalLines, apostrophes, unclosedQuotes, unclosedQuotesInOneLine, tripledQuotes
  case lineEndsInQuotes, swallowedRows, separators, repeatedHeaders, repeatedHeadersWithRemarks, differingHeaders
  case undatedRows, refusedRows, knownWords, summaries, marksOnOneLetter, manyAccountsInTable, manyMemos,
    emptyReferences
  case almostIBANs, datesInOneLine, highBytes, brokenUnicode, spaces
  case unclosedComments, unclosedInstructions, unclosedVerbatim, verbatimPieces, angles, bangs, unclosedNames, entities
  case ampersands, tags, transactions, leaves, investments, errors, accounts, listedAccounts

  var testDescription: String { rawValue }

  private static let table = "Date;Description;Amount (EUR)\n"
  private static let markup =
    "OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>"

  /// The file of this shape with at least so many bytes.
  func bytes(_ size: Int) -> [UInt8] {
    let table = Self.table
    let markup = Self.markup
    switch self {
    case .blankLines: return fill(table, "\n", size)
    case .lineOfQuotes: return fill(table, "\"", size)
    case .equalLines: return fill(table, "2024-01-31;The same shop in the same street;-12,50\n", size)
    case .apostrophes: return fill(table + "2024-01-31;", "'", size, ";-1,00\n")
    case .unclosedQuotes: return fill(table, "\"a;\n", size)
    case .unclosedQuotesInOneLine: return fill(table, "\"a;", size)
    case .tripledQuotes: return fill(table, "\"\"\"a;\n", size)
    case .lineEndsInQuotes:
      return fill(table, "2024-01-31;\"a" + String(repeating: "\n", count: 59) + "\";-1,00\n", size)
    case .swallowedRows:
      let rows = String(repeating: "2024-01-31;a;-1,00\n", count: 50)
      return fill(table, "2024-01-31;\"a;-1,00\n" + rows + "2024-01-31;b\";-1,00\n", size)
    case .separators: return fill(table, ";", size)
    case .repeatedHeaders: return fill(table, table, size)
    case .repeatedHeadersWithRemarks: return fill(table, "x;y;z\n" + table, size)
    case .differingHeaders: return fill(table, table + "Date;Text;Amount\n", size)
    case .undatedRows: return fill(table, "a;a;a\n", size)
    case .refusedRows: return fill(table, "2024-01-31;Some shop in some street;twelve\n", size)
    case .knownWords: return fill(table, "date of a amount of b date in;x;y\n", size)
    case .summaries: return fill(table, "total;x;y\n", size)
    case .marksOnOneLetter: return fill(table + "2024-01-31;a", "\u{301}", size, ";x\n")
    case .manyAccountsInTable:
      return numbered("Date;Account;Amount (EUR)\n", size) { "2024-01-31;Account \($0);-1,00\n" }
    case .manyMemos:
      let columns = String(repeating: ";memo", count: 190)
      return fill(
        "Date;Amount (EUR)\(columns)\n", "2024-01-31;-1,00" + (0..<190).map { ";\($0)" }.joined() + "\n", size)
    case .emptyReferences:
      let columns = String(repeating: ";reference", count: 190)
      return fill("Date;Amount (EUR)\(columns)\n", "2024-01-31;-1,00" + String(repeating: ";", count: 190) + "\n", size)
    case .almostIBANs:
      return fill(table, "2024-01-31;" + String(repeating: "DE12", count: 50) + ";-1,00\n", size)
    case .datesInOneLine: return fill("", "20240101;", size)
    case .highBytes: return Array(table.utf8) + [UInt8](repeating: 0x80, count: size)
    case .brokenUnicode: return fill(table, "é", size) + [0xC3]
    case .spaces: return fill(table, " ", size)
    case .unclosedComments: return fill(markup, "<!--", size)
    case .unclosedInstructions: return fill(markup, "<?", size)
    case .unclosedVerbatim: return fill(markup, "<![CDATA[", size)
    case .verbatimPieces: return fill(markup + "<STMTTRN><NAME>", "<![CDATA[a]]>", size)
    case .angles: return fill(markup, "<", size)
    case .bangs: return fill(markup, "<!", size)
    case .unclosedNames: return fill(markup, "<a", size)
    case .entities: return fill(markup + "<STMTTRN><NAME>", "&amp;", size)
    case .ampersands: return fill(markup + "<STMTTRN><NAME>", "&", size)
    case .tags: return fill(markup, "<A>", size)
    case .transactions: return fill(markup, "<STMTTRN>", size)
    case .leaves: return numbered(markup + "<STMTTRN>", size) { "<L\($0)>x" }
    case .investments: return fill("OFXHEADER:100\n<OFX><INVSTMTRS><INVTRANLIST><BUYMF>", "<X>y", size)
    case .errors: return fill("OFXHEADER:100\n<OFX>", "<STATUS><SEVERITY>ERROR</STATUS>", size)
    case .accounts:
      return numbered("OFXHEADER:100\n\n<OFX>", size) {
        "<STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>\($0)</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20240131"
          + "<TRNAMT>-1.00<NAME>a</STMTTRN></BANKTRANLIST></STMTRS>\n"
      }
    case .listedAccounts:
      return numbered("OFXHEADER:100\n\n<OFX>", size) {
        "<ACCTINFO><BANKACCTFROM><ACCTID>\($0)</BANKACCTFROM></ACCTINFO>\n"
      }
    }
  }

  private func fill(_ start: String, _ unit: String, _ size: Int, _ end: String = "") -> [UInt8] {
    numbered(start, size) { _ in unit } + Array(end.utf8)
  }

  private func numbered(_ start: String, _ size: Int, _ unit: (Int) -> String) -> [UInt8] {
    var bytes = Array(start.utf8)
    bytes.reserveCapacity(size + 4_096)
    var number = 0
    while bytes.count < size {
      bytes.append(contentsOf: unit(number).utf8)
      number += 1
    }
    return bytes
  }
}
