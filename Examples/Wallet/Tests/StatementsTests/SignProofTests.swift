import Statements
import Testing

/// The sign of spending is taken from the file where the file proves it, and is asked about where it does not.
@Suite struct SignProofTests {
  @Test func `purchases without a minus and one payment with one are asked about`() throws {
    let card = """
      Date,Description,Amount
      2025-02-01,Lidl,12.50
      2025-02-03,Rewe,20.00
      2025-02-05,Payment,-32.50
      """
    #expect(doubts(card) { $0.currency = Currency(code: "EUR") } == [.sign])
    #expect(try readEuros(card) { $0.sign = .spendingIsPositive }.amounts == ["-12.50", "-20.00", "32.50"])
    #expect(try readEuros(card) { $0.sign = .spendingIsNegative }.amounts == ["12.50", "20.00", "-32.50"])
  }

  @Test func `an account whose operations are spending for the most part is clear`() throws {
    #expect(
      try readEuros("Date,Description,Amount\n2025-02-01,Lidl,-12.50\n2025-02-03,Rewe,-2.00\n2025-02-05,Pay,90.00")
        .amounts
        == ["-12.50", "-2.00", "90.00"])
  }

  @Test func `categories prove the sign`() throws {
    let turned = """
      Date,Description,Category,Amount
      2025-02-01,Lidl,Groceries,12.50
      2025-02-03,Rewe,Groceries,20.00
      2025-02-05,Employer,Income,-900.00
      """
    #expect(try readEuros(turned).amounts == ["-12.50", "-20.00", "900.00"])
    let german = """
      Datum;Empfänger;Kategorie;Betrag
      01.02.2025;Arbeit;Gehalt;900,00
      02.02.2025;Arbeit;Gehalt;900,00
      03.02.2025;Lidl;Lebensmittel;-20,00
      """
    #expect(try readEuros(german).amounts == ["900.00", "900.00", "-20.00"])
  }

  @Test func `categories that contradict each other prove nothing`() {
    let mixed = """
      Date,Description,Category,Amount
      2025-02-01,Lidl,Groceries,12.50
      2025-02-03,Employer,Salary,20.00
      2025-02-05,Payment,,-32.50
      """
    #expect(doubts(mixed) { $0.currency = Currency(code: "EUR") } == [.sign])
  }

  @Test(arguments: [false, true])
  func `a running balance proves the sign, forwards and backwards`(isBackwards: Bool) throws {
    func file(_ rows: [String]) -> String {
      "Date,Description,Amount,Balance\n" + (isBackwards ? rows.reversed() : rows).joined(separator: "\n")
    }
    let own = ["2025-02-01,A,10.00,110.00", "2025-02-02,B,20.00,130.00", "2025-02-03,C,-5.00,125.00"]
    let amounts = try readEuros(file(own)).amounts
    #expect(amounts == (isBackwards ? ["-5.00", "20.00", "10.00"] : ["10.00", "20.00", "-5.00"]))
    let turned = ["2025-02-01,A,10.00,90.00", "2025-02-02,B,20.00,70.00", "2025-02-03,C,-5.00,75.00"]
    let others = try readEuros(file(turned)).amounts
    #expect(others == (isBackwards ? ["5.00", "-20.00", "-10.00"] : ["-10.00", "-20.00", "5.00"]))
  }

  @Test func `a balance that does not follow from the amounts proves nothing`() {
    let rows = "2025-02-01,A,10.00,500.00\n2025-02-02,B,20.00,1.00\n2025-02-03,C,-5.00,77.00"
    #expect(doubts("Date,Description,Amount,Balance\n" + rows) { $0.currency = Currency(code: "EUR") } == [.sign])
  }

  @Test func `all signs are turned and turned back`() throws {
    let statement = try readEuros("Date,Description,Amount\n2025-02-01,Lidl,-12.50\n2025-02-05,Pay,9.00")
    let turned = try statement.withTurnedSigns()
    #expect(turned.amounts == ["12.50", "-9.00"])
    #expect(try turned.withTurnedSigns() == statement)
  }
}
