import Statements
import Testing

import WalletStore

@Suite struct TextTests {
  @Test(arguments: [
    ("ABC", "abc"), ("Café", "cafe"), ("Cafe\u{301}", "cafe"), ("Straße", "strasse"), ("Łódź", "lodz"),
    ("Ёлка", "елка"),
    ("ＡＢ１", "ab1"), ("Œuvre", "oeuvre"), ("İstanbul", "istanbul"), ("", ""),
  ])
  func textIsFolded(text: String, folded: String) {
    #expect(FoldedText(text).text == folded)
  }

  @Test(arguments: [
    ("12,5", [["12,5", "12.5"]]), ("1.234,50", [["1.234,50", "1234.50"]]), ("1,234", [["1,234", "1234", "1.234"]]),
    ("-12", [["-12"]]), ("12", [["12"]]), ("a-b  C", [["a-b"], ["c"]]), ("", []), (".", [["."]]),
    ("12,", [["12,", "12."]]),
  ])
  func typedAmountsAreReadAsStoredOnes(typed: String, forms: [[String]]) {
    #expect(SearchText.forms(of: typed) == forms)
  }

  @Test(arguments: [
    "=1+1", "+49 30", "-5", "@here", "\tx", "\rx", "\nx", "'=1", "''=1", "plain", "'s-Hertogenbosch", "", "'", "5 - 3",
  ])
  func theGuardAgainstFormulasComesOffExactly(text: String) {
    let guarded = SpreadsheetGuard.added(to: text)
    #expect(SpreadsheetGuard.removed(from: guarded) == text)
    #expect(guarded.unicodeScalars.first.map { !"=+-@\t\r\n".unicodeScalars.contains($0) } ?? true)
  }

  @Test func cellsAreQuotedWhereTheyMust() {
    #expect(CSVText.line(["a", "b,c", "d\"e", "f\r\ng", " h", ""]) == "a,\"b,c\",\"d\"\"e\",\"f\r\ng\",\" h\",\r\n")
  }
}
