import Statements
import Testing

@Suite("Any bytes at all")
struct RobustnessTests {
  /// A small generator with a seed, so that a failure can be repeated.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, count)))
    }
  }

  private static let seeds: [String] = [
    "Kontonummer:;DE02120300000000202051\nSaldo:;1,00 EUR\n\nDatum;Text;Betrag;Währung;Saldo\n"
      + "31.01.2024;\"A\";-1.234,56;EUR;2,00\n",
    "Date,Description,Debit,Credit,Type,Transaction ID\r\n01/31/2024,\"x, \"\"y\"\"\",$12.50,,DEBIT,1\r\n"
      + "2/1/24,z,,(3.00),CREDIT,2\r\n",
    "417164300\tEUR\t20240105\t100,00\t87,50\t20240105\t-12,50\tWinkel\n"
      + "417164300\tEUR\t20240106\t87,50\t88,50\t20240106\t1,00\tX\n",
    "OFXHEADER:100\nCHARSET:1252\n\n"
      + "<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST><STMTTRN>"
      + "<DTPOSTED>20240131120000[-5:EST]<TRNAMT>-1.00<FITID>1<NAME>A &amp; <![CDATA[b]]><MEMO>c</STMTTRN>"
      + "</BANKTRANLIST>"
      + "<LEDGERBAL><BALAMT>1<DTASOF>20240131</LEDGERBAL></STMTRS></OFX>",
  ]

  @Test("mutated files never crash, and what is read of them is sound", arguments: 0..<4)
  func mutations(_ seed: Int) {
    var dice = Dice(state: UInt64(seed) &+ 42)
    let original = Array(Self.seeds[seed].utf8)
    let spice = Array("\"'<>&;,.\t\r\n-+()$€0123456789/\u{0}\u{7F}éZ ]".utf8) + [0x80, 0xC3, 0xFF, 0xFE]
    for _ in 0..<600 {
      var bytes = original
      for _ in 0...dice.roll(12) where !bytes.isEmpty {
        let at = dice.roll(bytes.count)
        switch dice.roll(6) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(spice[dice.roll(spice.count)], at: at)
        case 2: bytes[at] = spice[dice.roll(spice.count)]
        case 3: bytes[at] = UInt8(dice.roll(256))
        case 4: bytes.removeSubrange(at..<min(bytes.count, at + dice.roll(20)))
        default: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + dice.roll(40))], at: dice.roll(bytes.count))
        }
      }
      let lines = bytes.count + 1
      let statement = try? read(bytes: bytes) { options in
        options.currency = Currency(code: "EUR")
        options.dateOrder = dice.roll(2) == 0 ? .dayMonthYear : .monthDayYear
        options.decimalMark = dice.roll(2) == 0 ? .comma : nil
        options.sign = .spendingIsPositive
      }
      guard let statement else { continue }
      #expect(statement.operations.allSatisfy { (1...lines).contains($0.line) })
      #expect(statement.refusals.allSatisfy { (1...lines).contains($0.line) && $0.text.count <= 120 })
      #expect(Set(statement.accounts.map(\.identifier)).count == statement.accounts.count)
    }
  }

  @Test("random bytes are never a crash")
  func noise() {
    var dice = Dice(state: 7)
    for _ in 0..<200 {
      let bytes = (0..<dice.roll(300)).map { _ in UInt8(dice.roll(256)) }
      _ = try? read(bytes: bytes)
    }
  }

  @Test("a quote at the start of every line does not make reading slow")
  func quotesEverywhere() throws {
    let row = "\"2024-01-31;Shop;-1,00\n"
    let text = "Date;Description;Amount (EUR)\n" + String(repeating: row, count: 2_000)
    #expect {
      try read(text)
    } throws: { error in
      guard case .nothingReadable(let refusals)? = error as? StatementError else { return false }
      return refusals.count == 2_000
    }
  }

  @Test("fifty thousand rows are read, and none is lost")
  func manyRows() throws {
    var text = "Date,Description,Category,Account,Amount (EUR),Balance,Reference,Notes\n"
    for row in 0..<50_000 {
      let cells = "2024-01-\(10 + row % 20),\"Shop, number \(row)\",Food,Giro"
      text += "\(cells),\"-\(row % 9),\(100 + row % 800).25\",1.00,R\(row),note\n"
    }
    #expect(try read(bytes: Array(text.utf8)).operations.count == 50_000)
  }
}
