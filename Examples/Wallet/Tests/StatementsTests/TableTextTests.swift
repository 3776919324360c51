import Statements
import Testing

@Suite("Tables: encodings, separators, quotes and lines")
struct TableTextTests {
  private let table = "Date;Description;Amount (EUR)\n2024-01-31;Café Zoë;-12,50\n2024-01-30;Firma;100,00\n"
  private let expected = ["2024-01-31 -12.50 EUR Café Zoë", "2024-01-30 100.00 EUR Firma"]

  @Test("UTF-8 with and without a mark, UTF-16 of either order with and without one")
  func unicode() throws {
    let utf8 = Array(table.utf8)
    #expect(try read(bytes: utf8).summary == expected)
    #expect(try read(bytes: [0xEF, 0xBB, 0xBF] + utf8).summary == expected)
    let little = table.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = table.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try read(bytes: [0xFF, 0xFE] + little).summary == expected)
    #expect(try read(bytes: [0xFE, 0xFF] + big).summary == expected)
    #expect(try read(bytes: little).summary == expected)
    #expect(try read(bytes: big).summary == expected)
  }

  @Test("the western code pages, with the euro sign of each")
  func western() throws {
    let latin = table.unicodeScalars.map { UInt8($0.value) }
    #expect(try read(bytes: latin).summary == expected)
    let windows = Array("Date;Description;Amount\n2024-01-31;Caf".utf8) + [0xE9] + Array(";-12,50 ".utf8) + [0x80]
    #expect(try read(bytes: windows).summary == ["2024-01-31 -12.50 EUR Café"])
    let latin9 = Array("Date;Description;Amount\n2024-01-31;Caf".utf8) + [0xE9] + Array(";-12,50 ".utf8) + [0xA4]
    #expect(try read(bytes: latin9).summary == ["2024-01-31 -12.50 EUR Café"])
  }

  @Test("central European and Cyrillic code pages are found by the words of the header")
  func central() throws {
    // Datum zaúčtování;Částka;Měna;Popis in Windows-1250.
    let czech: [UInt8] =
      Array("Datum za".utf8) + [0xFA, 0xE8] + Array("tov".utf8) + [0xE1] + Array("n".utf8) + [0xED, 0x3B, 0xC8, 0xE1]
      + Array("stka;M".utf8) + [0xEC] + Array("na;Popis\n31.01.2024;-5,00;CZK;".utf8) + [0x8A, 0x6B]
    #expect(try read(bytes: czech).summary == ["2024-01-31 -5.00 CZK Šk"])
    // Дата;Сумма;Валюта in Windows-1251.
    let russian: [UInt8] =
      [0xC4, 0xE0, 0xF2, 0xE0, 0x3B, 0xD1, 0xF3, 0xEC, 0xEC, 0xE0, 0x3B, 0xC2, 0xE0, 0xEB, 0xFE, 0xF2, 0xE0]
      + Array("\n31.01.2024;-5,00;RUB\n".utf8)
    #expect(try read(bytes: russian).amounts == ["-5.00"])
    // Polish words under a header of plain letters: Żółta łąka.
    let polish: [UInt8] =
      Array("Data;Opis;Kwota\n31.01.2024;".utf8) + [0xAF, 0xF3, 0xB3] + Array("ta ba".utf8) + [0xB3] + Array("a p".utf8)
      + [0xB9] + Array("k;-5,00 PLN\n".utf8)
    #expect(try read(bytes: polish).operations.first?.payee == "Żółta bała pąk")
  }

  @Test("one cut character does not turn UTF-8 into another encoding")
  func repaired() throws {
    let bytes = Array("Date;Description;Amount (EUR)\n2024-01-31;éééééé".utf8) + [0xC3] + Array(";-1,00\n".utf8)
    #expect(try read(bytes: bytes).operations.first?.payee == "éééééé\u{FFFD}")
  }

  @Test("every separator", arguments: [";", ",", "\t", "|"])
  func separators(_ separator: String) throws {
    let text =
      ["Date", "Description", "Amount (EUR)"].joined(separator: separator) + "\n"
      + ["2024-01-31", "Shop", "-12.50"].joined(separator: separator) + "\n"
    #expect(try read(text).summary == ["2024-01-31 -12.50 EUR Shop"])
    #expect(try read("sep=\(separator)\n" + text).summary == ["2024-01-31 -12.50 EUR Shop"])
  }

  @Test("every line end counts once, lone CRs and mixtures too")
  func lineEnds() throws {
    for end in ["\n", "\r", "\r\n"] {
      let statement = try read(table.replacing("\n", with: end))
      #expect(statement.summary == expected)
      #expect(statement.operations.map(\.line) == [2, 3])
    }
    let mixed = "Date;Amount (EUR)\r\n\r2024-01-31;-1,00\r2024-01-30;x\n\n2024-01-29;-2,00"
    let statement = try read(mixed)
    #expect(statement.operations.map(\.line) == [3, 6])
    #expect(statement.refusals.map(\.line) == [4])
  }

  @Test("quotes may be doubled, hold separators and line ends, or stray")
  func quotes() throws {
    let statement = try read(
      """
      Date,Description,Amount (EUR)
      2024-01-31,"A ""quoted"", name",-1.00
      2024-01-30,"two
      lines",-2.00
      2024-01-29,5" pipe,-3.00
      2024-01-28,"the "best" shop",-4.00
      2024-01-27, "spaced" ,-5.00
      """)
    #expect(
      statement.operations.map(\.payee) == [
        "A \"quoted\", name", "two lines", "5\" pipe", "the \"best\" shop", "spaced",
      ])
    #expect(statement.operations.map(\.line) == [2, 3, 5, 6, 7])
    #expect(statement.amounts == ["-1.00", "-2.00", "-3.00", "-4.00", "-5.00"])
  }

  @Test("a quote that is never closed loses its own row at most")
  func unclosedQuotes() throws {
    let statement = try read(
      """
      Date,Description,Amount (EUR)
      2024-01-31,"never closed,-1.00
      2024-01-30,Shop,-2.00
      2024-01-29,"Market",-3.00
      2024-01-28,Shop,-4.00
      """)
    #expect(statement.amounts == ["-1.00", "-2.00", "-3.00", "-4.00"])
    #expect(statement.operations.map(\.line) == [2, 3, 4, 5])
  }

  @Test("rows that were put into quotes as a whole")
  func wholeRowsInQuotes() throws {
    let statement = try read("\"Date,Description,Amount (EUR)\"\n\"2024-01-31,\"\"Shop, big\"\",-1.00\"\n")
    #expect(statement.summary == ["2024-01-31 -1.00 EUR Shop, big"])
  }

  @Test("what is no statement says what it is and what to do")
  func foreign() {
    func reason(_ bytes: [UInt8], name: String = "file.csv") -> String {
      do {
        _ = try read(bytes: bytes, name: name)
        return ""
      } catch .notAStatement(let reason) {
        return reason.description
      } catch {
        return "\(error)"
      }
    }
    #expect(reason(Array("%PDF-1.7\n…".utf8)).contains("PDF"))
    #expect(reason([0x50, 0x4B, 3, 4] + Array(repeating: 7, count: 99)).contains("XLSX"))
    #expect(reason([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1]).contains("XLS"))
    #expect(reason(Array("  <!DOCTYPE html><html><table><tr><td>Date</td></tr></table>".utf8)).contains("HTML"))
    #expect(reason(Array("{\"date\": 1}".utf8)).contains("JSON"))
    #expect(reason(Array("!Type:Bank\nD1/1/24\nT-1.00\n^\n".utf8)).contains("QIF"))
    #expect(reason(Array(":20:START\n:25:1/2\n:60F:C240101EUR1,00\n".utf8)).contains("MT940"))
    #expect(reason(Array("<?xml version=\"1.0\"?><Document><BkToCstmrStmt/></Document>".utf8)).contains("CAMT"))
    #expect(reason(Array("Date;Amount\n2024-01-31;1".utf8) + [0] + Array("2;x\n".utf8)).contains("zero bytes"))
    #expect(reason((0..<400).map { UInt8($0 % 32) | 1 }).contains("binary"))
    #expect(reason(Array("Dear reader, this is a letter.\nIt has two lines.\n".utf8)).contains("header"))
    #expect(reason(Array("Name,Street\nA,B\n".utf8)).contains("header"))
  }

  @Test("nothing at all is empty, and too much is too large")
  func sizes() {
    #expect(throws: StatementError.empty) { try read("") }
    #expect(throws: StatementError.empty) { try read(" \r\n\t\n") }
    #expect(throws: StatementError.empty) { try read("\u{FEFF}\n") }
    let limit = ReadingLimits.standard.fileSize
    #expect(throws: StatementError.beyondLimit(.fileSize, most: limit, line: 0)) {
      try read(bytes: Array(repeating: 0x20, count: limit + 1))
    }
  }
}
