import Statements
import Testing

@Suite("Tables: rows, accounts and what stands around them")
struct TableRowTests {
  @Test("rows that are no operations are refused with line, reason and text")
  func refusals() throws {
    let statement = try read(
      """
      Date,Description,Amount (EUR)
      2024-01-31,Shop,-1.00
      2024-01-30,Shop, with comma,-2.00
      2024-01-29
      ,No date,-3.00
      2024-01-28,No amount,
      garbage
      2024-01-27,Shop,-4.00

      """)
    #expect(statement.amounts == ["-1.00", "-4.00"])
    #expect(statement.refusals.map(\.line) == [3, 4, 5, 6, 7])
    #expect(statement.refusals.allSatisfy { !$0.reason.description.isEmpty && !$0.text.isEmpty })
  }

  @Test("a row with an amount and no date is refused where another table follows, too")
  func refusalsBeforeTheNextTable() throws {
    let statement = try read(
      """
      Account number;1111
      Date;Description;Amount (EUR)
      2024-01-31;Shop;-1,00
      ;No date;-3,00
      Account number;2222
      Closing balance;;50,00
      Date;Description;Amount (EUR)
      2024-02-01;Shop;-2,00
      soon;A word for a date;-4,00
      Date;Payee;Amount (EUR)
      2024-03-01;Shop;-5,00
      """)
    #expect(statement.amounts == ["-1.00", "-2.00", "-5.00"])
    #expect(statement.refusals.map(\.line) == [4, 9])
    #expect(statement.accounts.map(\.identifier).prefix(2) == ["1111", "2222"])
  }

  @Test("totals, balances and remarks behind a blank line are passed over")
  func asides() throws {
    let statement = try read(
      """
      Date;Description;Amount (EUR);Balance
      01.01.2024;Opening balance;;100,00

      31.01.2024;TOTAL FUEL;-30,00;70,00
      Date;Description;Amount (EUR);Balance
      31.01.2024;Shop;-10,00;60,00
      Total;;-40,00;
      Kontostand;;;60,00

      This file was made for you.
      """)
    #expect(statement.amounts == ["-30.00", "-10.00"])
    #expect(statement.refusals.isEmpty)
    #expect(statement.accounts.first?.balance?.decimalText == "60.00")
  }

  @Test("a broken date beside the word for a total is still refused")
  func brokenTotal() throws {
    let statement = try read("Description;Date;Amount (EUR)\nTotal fuel;31.02.2024;-30,00\nShop;31.01.2024;-1,00\n")
    #expect(statement.refusals.map(\.line) == [2])
  }

  @Test("identical rows are different operations")
  func identicalRows() throws {
    #expect(try read("Date;Amount (EUR)\n2024-01-31;-1,00\n2024-01-31;-1,00\n").amounts == ["-1.00", "-1.00"])
  }

  @Test("empty cells that a bank leaves out at the end of its rows are no fault")
  func shortRows() throws {
    let statement = try read("Date;Amount (EUR);Note;Tags\n2024-01-31;-1,00\n2024-01-30;-2,00\n2024-01-29;-3,00;a;b\n")
    #expect(statement.amounts == ["-1.00", "-2.00", "-3.00"])
  }

  @Test("a table without rows is a statement without operations")
  func noRows() throws {
    let statement = try read("IBAN;DE02120300000000202051\n\nDate;Amount (EUR)\n")
    #expect(statement.operations.isEmpty)
    #expect(statement.accounts.map(\.identifier) == ["DE02120300000000202051"])
    #expect(statement.refusals.isEmpty)
  }

  @Test("accounts come from a column, else the options, else the file's name without dates")
  func accounts() throws {
    let column = try read(
      "Date;Account;Amount (EUR)\n2024-01-31;Giro;-1,00\n2024-01-31;Cash;-2,00\n2024-01-30;Giro;-3,00\n")
    #expect(column.accounts.map(\.identifier) == ["Giro", "Cash"])
    #expect(column.accounts.map(\.kind) == [.checking, .cash])
    #expect(column.accounts.map(\.operations.count) == [2, 1])
    let table = "Date;Amount (EUR)\n2024-01-31;-1,00\n"
    #expect(try read(table) { $0.accountName = "Joint" }.accounts.map(\.identifier) == ["Joint"])
    for name in ["export_2024-01.csv", "export-20240229 (2).csv", "/tmp/export.txt"] {
      #expect(try read(table, name: name).accounts.map(\.identifier) == ["export"])
    }
    #expect(try read(table, name: "2024.csv").accounts.map(\.identifier) == ["Account"])
    let number = try read("Kontonummer:;1234567\n\nDatum;Betrag (EUR)\n31.01.2024;-1,00\n")
    #expect(number.accounts.map(\.identifier) == ["1234567"])
  }

  @Test("a balance is the last in time, whichever way the file runs")
  func balances() throws {
    let header = "Date;Amount (EUR);Balance\n"
    let rows = ["2024-01-30;-1,00;9,00\n", "2024-01-31;-2,00;7,00\n", "2024-01-31;-3,00;4,00\n"]
    #expect(try read(header + rows.joined()).accounts.first?.balance?.decimalText == "4.00")
    #expect(try read(header + rows.reversed().joined()).accounts.first?.balance?.decimalText == "4.00")
    let oneDay = Array(rows.dropFirst())
    #expect(try read(header + oneDay.joined()).accounts.first?.balance?.decimalText == "4.00")
    #expect(try read(header + oneDay.reversed().joined()).accounts.first?.balance?.decimalText == "4.00")
  }

  @Test("a table without header whose columns could mean several things is refused clearly")
  func unclearColumns() {
    #expect {
      try read("2024-01-31;Shop;12,50;\n2024-01-30;Firm;;3,00\n")
    } throws: { error in
      "\(error)".contains("no header")
    }
    #expect(throws: Never.self) {
      // The balance proves which column is spending.
      let statement = try read("2024-01-30;Firm;;3,00;103,00 €\n2024-01-31;Shop;12,50;;90,50 €\n") {
        $0.currency = Currency(code: "EUR")
      }
      #expect(statement.amounts == ["3.00", "-12.50"])
    }
  }
}
