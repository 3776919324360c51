import Statements
import Testing

@Suite("What the person said, against the file")
struct ContradictionTests {
  private func contradictions(
    _ text: String, _ set: (inout ReadingOptions) -> Void
  ) throws -> [Contradiction] {
    do {
      _ = try read(text, set)
      return []
    } catch .contradicted(let contradictions) {
      return contradictions
    }
  }

  @Test("an order of dates that lines disprove is refused, with these lines; nothing goes in with wrong dates")
  func dates() throws {
    let text = "Date;Amount (EUR)\n03/04/2024;-1,50\n04/13/2024;-2,00\n05/06/2024;-3,00\n12/31/2024;-4,00\n"
    let found = try contradictions(text) { $0.dateOrder = .dayMonthYear }
    #expect(found.map(\.question) == [.dates])
    #expect(found.first?.count == 2)
    #expect(found.first?.lines == [3, 5])
    #expect(found.first?.example == "04/13/2024;-2,00")
    let said = "\(StatementError.contradicted(found))"
    #expect(said.contains("2 lines: 3, 5") && said.contains("day first") && said.contains("--dates"))
    #expect(try contradictions(text) { $0.dateOrder = .monthDayYear }.isEmpty)
    #expect(try read(text).days == ["2024-03-04", "2024-04-13", "2024-05-06", "2024-12-31"])
    let days = "Date;Amount (EUR)\n31/12/2024;-1,50\n03/04/2024;-2,00\n"
    #expect(try contradictions(days) { $0.dateOrder = .monthDayYear }.first?.lines == [2])
    #expect(try contradictions(days) { $0.dateOrder = .yearMonthDay }.first?.count == 2)
  }

  @Test("a slip among many lines that prove what was said is refused by itself")
  func slip() throws {
    let text = "Date;Amount (EUR)\n31/12/2024;-1,50\n30/12/2024;-1,50\n03/04/2024;-2,00\n12/29/2024;-3,00\n"
    let statement = try read(text) { $0.dateOrder = .dayMonthYear }
    #expect(statement.days == ["2024-12-31", "2024-12-30", "2024-04-03"])
    #expect(statement.refusals.map(\.line) == [5])
  }

  @Test("a decimal mark that lines disprove is refused too")
  func decimals() throws {
    let text = "Date;Amount (EUR)\n2024-01-31;-1.50\n2024-01-30;-1,234\n2024-01-29;-7.25\n"
    let found = try contradictions(text) { $0.decimalMark = .comma }
    #expect(found.map(\.question) == [.decimal])
    #expect(found.first?.lines == [2, 4])
    #expect(try read(text) { $0.decimalMark = .point }.amounts == ["-1.50", "-1234.00", "-7.25"])
  }

  @Test("a meaning of signs that a column of words disproves is refused, with these lines")
  func signs() throws {
    let negative = "Date;Amount (EUR);Type\n2024-01-31;-1,50;Debit\n2024-01-30;-2,00;Debit\n2024-01-29;9,00;Credit\n"
    let found = try contradictions(negative) { $0.sign = .spendingIsPositive }
    #expect(found.map(\.question) == [.sign] && found.first?.count == 3 && found.first?.lines == [2, 3, 4])
    let said = "\(StatementError.contradicted(found))"
    #expect(said.contains("3 lines: 2, 3, 4") && said.contains("spending has no minus") && said.contains("--sign"))
    #expect(try read(negative) { $0.sign = .spendingIsNegative }.amounts == ["-1.50", "-2.00", "9.00"])
    #expect(try read(negative).amounts == ["-1.50", "-2.00", "9.00"])
    let positive = "Date;Amount (EUR);Type\n2024-01-31;1,50;Debit\n2024-01-30;2,00;Debit\n2024-01-29;-9,00;Credit\n"
    #expect(try contradictions(positive) { $0.sign = .spendingIsNegative }.first?.lines == [2, 3, 4])
    #expect(try read(positive) { $0.sign = .spendingIsPositive }.amounts == ["-1.50", "-2.00", "9.00"])
  }

  @Test(
    "what words alone tell is no contradiction to what is said of signs, nor is a slip, nor a column of other words")
  func noContradictionOfSigns() throws {
    let unsigned = "Date;Amount (EUR);Type\n2024-01-31;1,50;Debit\n2024-01-30;9,00;Credit\n"
    for sign in [SignConvention.spendingIsNegative, .spendingIsPositive] {
      #expect(try read(unsigned) { $0.sign = sign }.amounts == ["-1.50", "9.00"])
    }
    let slip =
      "Date;Amount (EUR);Type\n2024-01-31;-1,50;Debit\n2024-01-30;-2,00;Debit\n2024-01-29;-9,00;Credit\n"
    #expect(try read(slip) { $0.sign = .spendingIsNegative }.amounts == ["-1.50", "-2.00", "-9.00"])
    let others = "Date;Amount (EUR);Type\n2024-01-31;-1,50;Purchase\n2024-01-30;-2,00;Loan\n2024-01-29;9,00;Gift\n"
    #expect(try read(others) { $0.sign = .spendingIsPositive }.amounts == ["1.50", "2.00", "-9.00"])
  }

  @Test("an amount with a word behind it says itself what it is, whatever is said of the others")
  func amountsWithWords() throws {
    let text = "Date;Amount (EUR)\n2024-01-31;1,50\n2024-01-30;9,00 CR\n2024-01-29;2,00 DR\n"
    #expect(try read(text) { $0.sign = .spendingIsPositive }.amounts == ["-1.50", "9.00", "-2.00"])
  }

  @Test("no more than twenty lines are named, however many there are")
  func manyLines() throws {
    let text = "Date;Amount (EUR)\n" + String(repeating: "12/31/2024;-1,50\n", count: 50)
    let found = try contradictions(text) { $0.dateOrder = .dayMonthYear }
    #expect(found.first?.count == 50 && found.first?.lines.count == 20)
  }

  @Test(
    "a column of currency codes is the currency, whatever its header says",
    arguments: ["Ccy", "Unit", "Kind", "Was ist das", "Category", ""])
  func columnOfCodes(_ header: String) throws {
    let text = "Date;Text;\(header);Amount\n2024-01-31;Shop;GBP;-1,00\n2024-01-30;Market;GBP;-2,00\n"
    #expect(try read(text).operations.map(\.amount.currency.code) == ["GBP", "GBP"])
  }

  @Test("a column of codes does not overrule what the file says about its amounts")
  func columnOfOtherCodes() throws {
    func codes(_ text: String) throws -> [String] { try read(text).operations.map(\.amount.currency.code) }
    #expect(try codes("Date;Place;Amount (EUR)\n2024-01-31;USD;-1,00\n") == ["EUR"])
    #expect(try codes("Date;Place;Amount\n2024-01-31;USD;-1,00 €\n") == ["EUR"])
    #expect(try codes("Date;Foreign currency;Amount;Currency\n2024-01-31;USD;-1,00;EUR\n") == ["EUR"])
    #expect(doubts("Date;Foreign currency;Amount\n2024-01-31;USD;-1,00\n") == [.currency])
  }

  @Test("a column of codes is not the currency where another one is said, and is where that is among them")
  func columnOfCodesBesideASaidCurrency() throws {
    func codes(_ text: String) throws -> [String] {
      try read(text) { $0.currency = Currency(code: "EUR") }.operations.map(\.amount.currency.code)
    }
    #expect(try codes("Date;Place;Amount\n2024-01-31;USD;-1,00\n2024-01-30;GBP;-2,00\n") == ["EUR", "EUR"])
    #expect(try codes("Date;Place;Amount\n2024-01-31;USD;-1,00\n2024-01-30;EUR;-2,00\n") == ["USD", "EUR"])
    #expect(try codes("Date;Currency;Amount\n2024-01-31;USD;-1,00\n") == ["USD"], "what the file says stays")
  }

  @Test(
    "decimals that the currency does not have are read where they are zeros",
    arguments: [
      ("12.5000", "12.50"), ("-12.50000000000000000000000000", "-12.50"), ("1,234.5000", "1234.50"),
      ("12.0000", "12.00"), ("0.1000", "0.10"), ("0.0000", "0.00"),
    ])
  func zeros(_ text: String, _ expected: String) throws {
    let statement = try read("Date,Amount (EUR)\n2024-01-31,\"\(text)\"\n2024-01-30,-1.00\n")
    #expect(statement.amounts.first == expected)
    #expect(try read("Date,Amount (JPY)\n2024-01-31,-1500.00\n").amounts == ["-1500"])
  }

  @Test("other decimals that the currency does not have are refused", arguments: ["12.5001", "0.00000000000000000001"])
  func digits(_ text: String) throws {
    let statement = try read("Date,Amount (EUR)\n2024-01-31,-1.00\n2024-01-30,\(text)\n")
    #expect(statement.amounts == ["-1.00"] && statement.refusals.map(\.line) == [3])
  }

  @Test("a table without rows tells of the account above it, also when its rows would name one")
  func accountAboveEmptyTable() throws {
    let statement = try read("Kontonummer:;DE02120300000000202051\n\nDate;Account;Amount (EUR)\n")
    #expect(statement.accounts.map(\.identifier) == ["DE02120300000000202051"])
  }

  @Test(
    "a file without a single readable line is an error, not a statement",
    arguments: [
      "Date;Amount (EUR)\n", "Date;Amount (EUR)\nyesterday;-1,00\n2024-01-31;much\n",
      "IBAN;DE02120300000000202051\n\nDate;Amount (EUR)\nyesterday;-1,00\n",
      "OFXHEADER:100\n<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>"
        + "<STMTTRN><TRNAMT>x</STMTTRN></BANKTRANLIST></STMTRS></OFX>",
    ])
  func nothingReadable(_ text: String) {
    #expect {
      try read(text)
    } throws: { error in
      if case .nothingReadable? = error as? StatementError { "\(error)".contains("xport") } else { false }
    }
  }
}
