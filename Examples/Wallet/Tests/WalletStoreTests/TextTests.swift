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

  /// U+FDFA becomes 18 letters, of which a file may hold millions.
  @Test func aTextThatGrowsWhenItIsFoldedIsFoldedToALength() {
    let grown = FoldedText(String(repeating: "\u{FDFA}", count: 20_000)).text
    #expect(grown.unicodeScalars.count <= 2_000 && grown.hasPrefix(FoldedText("\u{FDFA}").text))
    let marked = "e" + String(repeating: "\u{301}", count: 50_000) + "É"
    #expect(FoldedText(marked).text.hasPrefix("e"))
    // What banks write is folded whole, in pieces as at once.
    let ordinary = String(repeating: "Überweisung für Łukasz’ Straße ＡＢ１ ", count: 30)
    #expect(FoldedText(ordinary).text == String(repeating: "uberweisung fur lukasz’ strasse ab1 ", count: 30))
    let plain = String(repeating: "ABC ", count: 5_000)
    #expect(FoldedText(plain).text == plain.lowercased())
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

  @Test(arguments: [
    ("a;=1", "a;'=1"), ("a; =1", "a; '=1"), ("a;\"=1", "a;\"'=1"), ("a\t+1", "a\t'+1"), ("a\n@x", "a\n'@x"),
    ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠x", "'＠x"), ("a;＝1", "a;'＝1"), (" =1", " '=1"),
    ("\"=1\"", "\"'=1\""), ("a=b", "a=b"), ("a;b", "a;b"), ("a, -5", "a, -5"), ("a;'=1", "a;''=1"), ("';=1", "';'=1"),
  ])
  func aFormulaIsGuardedWhereverASpreadsheetCouldBeginACell(text: String, guarded: String) {
    #expect(SpreadsheetGuard.added(to: text) == guarded)
    #expect(SpreadsheetGuard.removed(from: guarded) == text)
  }

  @Test func theGuardComesOffExactlyWhateverTheText() {
    var state: UInt64 = 42
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let spice = Array("'''=+-@;\t\r\n \"＝＋－＠ab,é\u{301}|".unicodeScalars)
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<roll(12) { text.append(spice[roll(spice.count)]) }
      let guarded = SpreadsheetGuard.added(to: String(text))
      #expect(Array(SpreadsheetGuard.removed(from: guarded).unicodeScalars) == Array(text))
      for cell in guarded.unicodeScalars.split(whereSeparator: { ";\t\r\n".unicodeScalars.contains($0) }) {
        let first = cell.first { $0 != " " && $0 != "\"" }
        #expect(first.map { !"=+-@＝＋－＠".unicodeScalars.contains($0) } ?? true, "\(guarded)")
      }
    }
  }

  @Test func aMillionApostrophesAreGuardedInOneWalk() {
    let text = String(repeating: "'", count: 1_000_000) + "="
    let guarded = SpreadsheetGuard.added(to: text)
    #expect(guarded.utf8.count == text.utf8.count + 1)
    #expect(SpreadsheetGuard.removed(from: guarded) == text)
  }

  @Test func aQuoteOrASpaceWithACombiningMarkIsQuotedTooAndEndsNoCell() {
    let line = CSVText.line(["a\"\u{301},b", " \u{301}c"])
    #expect(line.unicodeScalars.elementsEqual("\"a\"\"\u{301},b\",\" \u{301}c\"\r\n".unicodeScalars))
  }

  @Test func cellsAreQuotedWhereTheyMust() {
    #expect(CSVText.line(["a", "b,c", "d\"e", "f\r\ng", " h", ""]) == "a,\"b,c\",\"d\"\"e\",\"f\r\ng\",\" h\",\r\n")
  }
}
