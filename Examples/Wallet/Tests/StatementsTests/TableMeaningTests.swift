import Statements
import Testing

@Suite("Tables: dates, amounts, signs and currencies")
struct TableMeaningTests {
  private func dated(_ dates: [String], _ set: (inout ReadingOptions) -> Void = { _ in }) throws -> [String] {
    try read("Date;Amount (EUR)\n" + dates.map { "\($0);-1,50\n" }.joined(), set).days
  }

  private func amounts(_ amounts: [String], header: String = "Amount (EUR)") throws -> [String] {
    try read("Date;\(header)\n" + amounts.map { "2024-01-31;\($0)\n" }.joined()).amounts
  }

  @Test("one day above twelve settles the order for the whole column")
  func orderOfDates() throws {
    #expect(try dated(["03/04/2024", "13/04/2024"]) == ["2024-04-03", "2024-04-13"])
    #expect(try dated(["03/04/2024", "04/13/2024"]) == ["2024-03-04", "2024-04-13"])
    #expect(try dated(["3/4/24", "4/13/24"]) == ["2024-03-04", "2024-04-13"])
    #expect(try dated(["03.04.2024"]) == ["2024-04-03"])
    #expect(try dated(["04/04/2024"]) == ["2024-04-04"])
  }

  @Test("a date in another column settles it too")
  func orderFromOtherColumn() throws {
    let statement = try read("Date;Value date;Amount (EUR)\n03/04/2024;13/04/2024;-1,00\n")
    #expect(statement.days == ["2024-04-03"])
  }

  @Test("dates that stay open, or contradict each other, are asked for")
  func openDates() throws {
    #expect(doubts("Date;Amount (EUR)\n03/04/2024;-1,00\n") == [.dates])
    #expect(doubts("Date;Amount (EUR)\n13/04/2024;-1,00\n04/13/2024;-1,00\n") == [.dates])
    #expect(try dated(["03/04/2024"]) { $0.dateOrder = .monthDayYear } == ["2024-03-04"])
    #expect(try dated(["24/04/03"]) { $0.dateOrder = .yearMonthDay } == ["2024-04-03"])
    let settled = try read("Date;Amount (EUR)\n13/04/2024;-1,00\n04/13/2024;-1,00\n") { $0.dateOrder = .dayMonthYear }
    #expect(settled.days == ["2024-04-13"])
    #expect(settled.refusals.map(\.line) == [3])
  }

  @Test(
    "dates in many forms",
    arguments: [
      "2024-01-31", "2024/01/31", "2024.01.31", "2024. 01. 31.", "20240131", "31.01.2024", "31.1.24", "31-01-2024",
      "31/01/2024 10:11",
      "2024-01-31T10:11:12Z", "2024-01-31 10:11:12.000", "2024-01-31T10:11:12+01:00", "31 Jan 2024", "31-Jan-24",
      "Jan 31, 2024",
      "January 31, 2024", "31. Januar 2024", "31 janvier 2024", "31 de enero de 2024", "31 gen 2024",
      "31 stycznia 2024",
      "31 led 2024", "Wed 31 Jan 2024", "31 tammi 2024", "31012024", "31 jan. 2024 10:15", "31 января 2024",
    ])
  func forms(_ text: String) throws {
    #expect(try dated([text]) == ["2024-01-31"])
  }

  @Test(
    "what is no date is refused",
    arguments: [
      "31.02.2024", "2024-13-01", "yesterday", "31.01.", "45000", "01.01.2024 - 31.01.2024", "2024-02-30",
      "31 foo 2024",
    ])
  func noDates(_ text: String) throws {
    let statement = try read("Date;Amount (EUR)\n15.01.2024;-1,00\n\(text);-2,00\n")
    #expect(statement.amounts == ["-1.00"])
    #expect(statement.refusals.map(\.line) == [3])
  }

  @Test("an empty date falls back to the next column of dates")
  func fallbackDate() throws {
    let statement = try read("Value date;Booking date;Amount (EUR)\n2024-01-31;;-1,00\n2024-01-31;2024-01-30;-2,00\n")
    #expect(statement.days == ["2024-01-31", "2024-01-30"])
  }

  @Test(
    "amounts in many forms",
    arguments: [
      ("-12,50", "-12.50"), ("12,50-", "-12.50"), ("(12,50)", "-12.50"), ("−12,50", "-12.50"), ("–12,50", "-12.50"),
      ("-12,50 €", "-12.50"), ("€ -12,50", "-12.50"), ("-€12,50", "-12.50"), ("EUR -12,50", "-12.50"),
      ("-12,50EUR", "-12.50"),
      ("(€ 12,50)", "-12.50"), ("-1.234.567,89", "-1234567.89"), ("-1 234,56", "-1234.56"),
      ("-1\u{A0}234,56", "-1234.56"),
      ("-1\u{202F}234,56", "-1234.56"), ("-1'234.56", "-1234.56"), ("-1’234.56", "-1234.56"), ("-1,234.56", "-1234.56"),
      ("-12,34,567.89", "-1234567.89"), ("-12", "-12.00"), ("-12,5", "-12.50"), ("-,50", "-0.50"), ("-12,-", "-12.00"),
      ("12,50 DR", "-12.50"), ("+12,50", "12.50"), ("12.50 CR", "12.50"), ("-12.300", "-12.30"), ("'-12,50", "-12.50"),
      ("=\"-12,50\"", "-12.50"), ("- 12,50", "-12.50"),
    ])
  func amountForms(_ text: String, _ expected: String) throws {
    let quoted = text.contains("\"") ? text : "\"\(text)\""
    // The second amount proves the mark where the first leaves it open.
    let proof = expected.hasSuffix(".30") ? "-0.10" : "-7"
    #expect(try amounts([quoted, proof]).first == expected)
  }

  @Test(
    "what is no exact amount is refused",
    arguments: [
      "abc", "12.345", "1.2.3", "12-34", "1,23,4", "$ 5 €", "--5", "5 5", "99999999999999999999",
      "92233720368547758.08", "-", "5%",
    ])
  func noAmounts(_ text: String) throws {
    let statement = try read("Date;Amount (EUR)\n2024-01-31;-1.00\n2024-01-31;\(text)\n")
    #expect(statement.amounts == ["-1.00"])
    #expect(statement.refusals.map(\.line) == [3])
  }

  @Test("each currency has its own digits")
  func digits() throws {
    let statement = try read(
      "Date;Amount;Currency\n2024-01-31;-1.234;KWD\n2024-01-31;-1234;JPY\n2024-01-31;-12.50;JPY\n2024-01-31;-0.50;USD\n"
    )
    #expect(statement.operations.map(\.amount.description) == ["-1.234 KWD", "-1234 JPY", "-0.50 USD"])
    #expect(statement.refusals.map(\.line) == [4])
  }

  @Test("the decimal mark is one for the whole column, and asked for when nothing shows it")
  func decimalMarks() throws {
    #expect(try amounts(["\"-1,234\"", "-2.50"]) == ["-1234.00", "-2.50"])
    #expect(try amounts(["-1.234", "\"-2,50\""]) == ["-1234.00", "-2.50"])
    let open = "Date;Amount (EUR)\n2024-01-31;-1,234\n"
    #expect(doubts(open) == [.decimal])
    #expect(try read(open) { $0.decimalMark = .point }.amounts == ["-1234.00"])
    #expect(doubts("Date;Amount (EUR)\n2024-01-31;-1,50\n2024-01-31;-1.50\n") == [.decimal])
    #expect(try amounts(["-1,234"], header: "Amount (JPY)") == ["-1234"])
    #expect(try read("Date;Amount (EUR);Balance\n2024-01-31;-1,234;5,000.00\n").amounts == ["-1234.00"])
  }

  @Test("signs: a column without any is asked for; with any, a minus is spending")
  func signs() throws {
    let unsigned = "Date;Description;Amount (EUR)\n2024-01-31;Shop;12,50\n2024-01-30;Market;3,00\n"
    #expect(doubts(unsigned) == [.sign])
    #expect(try read(unsigned) { $0.sign = .spendingIsPositive }.amounts == ["-12.50", "-3.00"])
    #expect(try read(unsigned) { $0.sign = .spendingIsNegative }.amounts == ["12.50", "3.00"])
    #expect(try amounts(["12,50", "-3,00"]) == ["12.50", "-3.00"])
    #expect(try amounts(["12,50", "+3,00"]) == ["12.50", "3.00"])
    #expect(try amounts(["0,00"]) == ["0.00"])
  }

  @Test(
    "a column of words tells spending from income",
    arguments: [
      ("Debit/Credit", "Debit", "Credit"), ("D/C", "D", "C"), ("DR/CR", "DR", "CR"), ("Soll/Haben", "S", "H"),
      ("Af Bij", "Af", "Bij"),
      ("Type", "Withdrawal", "Deposit"), ("Transaction Type", "debit", "credit"), ("Sens", "Débit", "Crédit"),
      ("Tipo movimiento", "Cargo", "Abono"), ("Segno", "Dare", "Avere"), ("Richtung", "Ausgang", "Eingang"),
      ("Type", "-", "+"),
    ])
  func directions(_ header: String, _ debit: String, _ credit: String) throws {
    let statement = try read("Date;Amount (EUR);\(header)\n2024-01-31;12,50;\(debit)\n2024-01-30;3,00;\(credit)\n")
    #expect(statement.amounts == ["-12.50", "3.00"])
  }

  @Test("columns of debits and credits, however they are signed")
  func debitAndCredit() throws {
    let rows = "2024-01-31;12,50;\n2024-01-30;;3,00\n2024-01-29;0,00;4,00\n"
    #expect(try read("Date;Debit (EUR);Credit (EUR)\n" + rows).amounts == ["-12.50", "3.00", "4.00"])
    #expect(
      try read("Date;Debit (EUR);Credit (EUR)\n" + rows.replacing("12,50", with: "-12,50")).amounts == [
        "-12.50", "3.00", "4.00",
      ])
    let both = try read("Date;Debit (EUR);Credit (EUR)\n2024-01-31;1,00;2,00\n2024-01-31;1,00;\n")
    #expect(both.amounts == ["-1.00"])
    #expect(both.refusals.map(\.line) == [2])
  }

  @Test("the currency comes from a column, a header, a sign, the lines above or the options")
  func currencies() throws {
    func codes(_ text: String, _ set: (inout ReadingOptions) -> Void = { _ in }) throws -> [String] {
      try read(text, set).operations.map(\.amount.currency.code)
    }
    #expect(try codes("Date;Amount;Currency\n2024-01-31;-1,00;GBP\n2024-01-31;-1,00;usd\n") == ["GBP", "USD"])
    for header in ["Amount (EUR)", "Betrag in EUR", "Montant(EUROS)", "Betrag (€)", "Importe EUR"] {
      #expect(try codes("Datum;\(header)\n2024-01-31;-1,00\n") == ["EUR"], "\(header)")
    }
    #expect(
      try codes("Date;Amount\n2024-01-31;-£1.00\n2024-01-31;-2,00 zł\n".replacing("-£1.00", with: "-£1,00")) == [
        "GBP", "PLN",
      ])
    #expect(try codes("Currency;CHF\n\nDate;Amount\n2024-01-31;-1,00\n") == ["CHF"])
    #expect(doubts("Date;Amount\n2024-01-31;-1,00\n") == [.currency])
    #expect(doubts("Date;Amount\n2024-01-31;-$1.00\n") == [.currency])
    #expect(try codes("Date;Amount\n2024-01-31;-$1.00\n") { $0.currency = Currency(code: "CAD") } == ["CAD"])
    let unknown = try read("Date;Amount;Currency\n2024-01-31;-1,00;EUR\n2024-01-31;-1,00;XQQ\n")
    #expect(unknown.refusals.map(\.line) == [3])
  }

  @Test("all doubts come at once, each with a line and the flag that settles it")
  func allDoubts() {
    do {
      _ = try read("Date;Amount\n03/04/2024;1,234\n")
      Issue.record("nothing was in doubt")
    } catch .uncertain(let doubts) {
      #expect(doubts.map(\.question) == [.dates, .currency, .sign, .decimal])
      #expect(doubts.allSatisfy { $0.line == 2 && $0.example.contains("1,234") })
      let text = "\(StatementError.uncertain(doubts))"
      for flag in [
        "--dates day-month|month-day", "--sign spending-negative|spending-positive", "--currency CODE",
        "--decimal comma|point",
      ] {
        #expect(text.contains(flag))
      }
    } catch {
      Issue.record("\(error)")
    }
  }
}
