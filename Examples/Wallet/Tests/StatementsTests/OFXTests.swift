import Statements
import Testing

@Suite("OFX")
struct OFXTests {
  /// A bank statement around transactions, as SGML.
  private func sgml(
    _ transactions: String, currency: String = "<CURDEF>EUR", header: String = "OFXHEADER:100\nVERSION:102\n\n"
  )
    -> String
  {
    """
    \(header)<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20240131<LANGUAGE>ENG\
    </SONRS></SIGNONMSGSRSV1>
    <BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS>\(currency)
    <BANKACCTFROM><BANKID>100<ACCTID>200<ACCTTYPE>CHECKING</BANKACCTFROM>
    <BANKTRANLIST><DTSTART>20240101<DTEND>20240131
    \(transactions)
    </BANKTRANLIST><LEDGERBAL><BALAMT>55.5<DTASOF>20240131120000</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
    """
  }

  private func transaction(_ amount: String, date: String = "20240115", more: String = "") -> String {
    "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>\(date)<TRNAMT>\(amount)<FITID>F1<NAME>Shop\(more)</STMTTRN>"
  }

  @Test("leaves need not be closed, and may be")
  func leaves() throws {
    let open = try read(sgml(transaction("-12.50", more: "<MEMO>Bread &amp; butter")))
    #expect(open.format == "OFX 1 (SGML)")
    #expect(open.summary == ["2024-01-15 -12.50 EUR Shop"])
    #expect(open.operations.first?.memo == "Bread & butter")
    #expect(open.operations.first?.bankIdentifier == "F1")
    let account = try #require(open.accounts.first)
    #expect(account.identifier == "100/200")
    #expect(account.kind == .checking)
    #expect(account.balance?.description == "55.50 EUR")
    #expect(account.balanceDate?.iso == "2024-01-31")
    let closed = try read(
      sgml(
        "<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20240115</DTPOSTED><TRNAMT>-12.50</TRNAMT><FITID>F1</FITID>"
          + "<NAME>Shop</NAME><MEMO></MEMO></STMTTRN>"))
    #expect(closed.summary == open.summary)
  }

  @Test("one line, no header, lone CRs and lower-case tags are all read, with the right lines")
  func layouts() throws {
    let text = sgml(transaction("-1.00") + "\n" + transaction("-2.00"))
    let plain = try read(text)
    #expect(plain.operations.map(\.line) == [8, 9])
    #expect(try read(text.replacing("\n", with: "\r")).operations.map(\.line) == [8, 9])
    #expect(try read(text.replacing("\n", with: "\r\n")).operations.map(\.line) == [8, 9])
    #expect(try read(text.replacing("\n", with: "")).operations.map(\.line) == [1, 1])
    #expect(try read(sgml(transaction("-1.00"), header: "")).amounts == ["-1.00"])
    #expect(try read(text.lowercased().replacing("shop", with: "Shop")).summary == plain.summary)
  }

  @Test("XML with CDATA, entities, attributes, prefixes and comments")
  func xml() throws {
    let statement = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="220"?>
      <!-- a bank's remark with a <STMTTRN> in it -->
      <OFX xmlns="urn:bank"><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>GBP</CURDEF>
      <CCACCTFROM><ACCTID>4000123412341234</ACCTID></CCACCTFROM>
      <BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20240115</DTPOSTED><TRNAMT>-3.20</TRNAMT><FITID/>
      <NAME><![CDATA[A & B <fine> &amp;]]></NAME><MEMO>caf&#233; &#x20AC; 2 < 3</MEMO></STMTTRN></BANKTRANLIST>
      </CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
      """)
    #expect(statement.format == "OFX 2 (XML)")
    let operation = try #require(statement.operations.first)
    #expect(operation.payee == "A & B <fine> &amp;")
    #expect(operation.memo == "café € 2 < 3")
    #expect(operation.bankIdentifier == nil)
    #expect(operation.line == 5)
    #expect(statement.accounts.first?.kind == .card)
    #expect(statement.accounts.first?.name == "Card …1234")
  }

  @Test("SGML under an XML declaration is read")
  func sgmlInsideXML() throws {
    let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<?OFX OFXHEADER=\"200\" VERSION=\"203\"?>\n"
    let statement = try read(sgml(transaction("-5.50"), header: header))
    #expect(statement.format == "OFX 2 (XML)")
    #expect(statement.amounts == ["-5.50"])
  }

  @Test(
    "dates keep the local day as written",
    arguments: [
      "20240131", "202401312359", "20240131235959", "20240131235959.999", "20240131235959.000[-11:SST]",
      "20240131000000[+9:JST]",
    ])
  func dates(_ text: String) throws {
    #expect(try read(sgml(transaction("-1.00", date: text))).days == ["2024-01-31"])
  }

  @Test(
    "amounts with a comma or a point, with thousands or a plus",
    arguments: [
      ("-12,50", "-12.50"), ("+12.5", "12.50"), ("1,234.56", "1234.56"), ("-1.234,56", "-1234.56"), ("12", "12.00"),
      (".5", "0.50"), ("-0,05", "-0.05"), ("1234.500", "1234.50"),
    ])
  func amounts(_ text: String, _ expected: String) throws {
    #expect(try read(sgml(transaction(text))).amounts == [expected])
  }

  @Test("a type never turns an explicit sign, nor an unsigned amount")
  func types() throws {
    #expect(try read(sgml(transaction("12.50"))).amounts == ["12.50"])
    #expect(try read(sgml(transaction("12.50"))) { $0.sign = .spendingIsPositive }.amounts == ["12.50"])
  }

  @Test("an amount that may be thousands takes the other amounts' mark, and is asked for without any")
  func openAmounts() throws {
    #expect(try read(sgml(transaction("-1,234") + transaction("-2.50"))).amounts == ["-1234.00", "-2.50"])
    #expect(doubts(sgml(transaction("-1,234")).replacing("<BALAMT>55.5", with: "<BALAMT>55")) == [.decimal])
    #expect(try read(sgml(transaction("-1.234"), currency: "<CURDEF>KWD")).amounts == ["-1.234"])
  }

  @Test("a broken transaction is refused with its line, and the rest goes in")
  func refusals() throws {
    let statement = try read(
      sgml(
        [
          transaction("-1.00"), transaction("$120"), transaction("-2.00", date: "20241301"), transaction("-3.001"),
          transaction("99999999999999999999"), "<STMTTRN><TRNTYPE>DEBIT<FITID>X</STMTTRN>", transaction("-4.00"),
        ].joined(separator: "\n")))
    #expect(statement.amounts == ["-1.00", "-4.00"])
    #expect(statement.refusals.map(\.line) == [9, 10, 11, 12, 13])
    #expect(statement.refusals.first?.reason.description.contains("$120") == true)
  }

  @Test("several accounts, and two statements of one account")
  func accounts() throws {
    let first = sgml(transaction("-1.00"))
    let statements = first.replacing(
      "</STMTRS></STMTTRNRS>",
      with: """
        </STMTRS></STMTTRNRS><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>100<ACCTID>201<ACCTTYPE>SAVINGS\
        </BANKACCTFROM>
        <BANKTRANLIST>\(transaction("-2.00"))</BANKTRANLIST></STMTRS></STMTTRNRS>
        <STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>100<ACCTID>200<ACCTTYPE>CHECKING</BANKACCTFROM>
        <BANKTRANLIST>\(transaction("-3.00"))</BANKTRANLIST><LEDGERBAL><BALAMT>9.99<DTASOF>20240301</LEDGERBAL>\
        </STMTRS></STMTTRNRS>
        """)
    let statement = try read(statements)
    #expect(statement.accounts.map(\.identifier) == ["100/200", "100/201"])
    #expect(statement.accounts.map { $0.operations.map { $0.amount.decimalText } } == [["-1.00", "-3.00"], ["-2.00"]])
    #expect(statement.accounts.map(\.kind) == [.checking, .savings])
    #expect(statement.accounts.first?.balance?.decimalText == "9.99")
  }

  @Test("a currency of one transaction is the amount's; the original currency is not")
  func currencies() throws {
    let foreign = transaction("-1.00", more: "<CURRENCY><CURRATE>1.1<CURSYM>USD</CURRENCY>")
    let converted = transaction("-2.00", more: "<ORIGCURRENCY><CURRATE>1.1<CURSYM>USD</ORIGCURRENCY>")
    let bare = transaction("-3.00", more: "<CURRENCY>CHF")
    let statement = try read(sgml(foreign + converted + bare))
    #expect(statement.operations.map(\.amount.description) == ["-1.00 USD", "-2.00 EUR", "-3.00 CHF"])
  }

  @Test("a missing currency is asked for, and taken from the options")
  func missingCurrency() throws {
    #expect(doubts(sgml(transaction("-1.00"), currency: "")) == [.currency])
    #expect(
      try read(sgml(transaction("-1.00"), currency: "")) { $0.currency = Currency(code: "USD") }.amounts == ["-1.00"])
    let named = try read(sgml(transaction("-1.00"))) { $0.currency = Currency(code: "USD") }
    #expect(named.operations.first?.amount.currency.code == "EUR")
  }

  @Test("an investment statement gives its cash, and says what it leaves out")
  func investments() throws {
    let statement = try read(
      """
      <OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><DTASOF>20240131<CURDEF>USD
      <INVACCTFROM><BROKERID>broker.com<ACCTID>77</INVACCTFROM>
      <INVTRANLIST><DTSTART>20240101<DTEND>20240131
      <BUYSTOCK><INVBUY><INVTRAN><FITID>B1<DTTRADE>20240110</INVTRAN><UNITS>1<UNITPRICE>5</INVBUY></BUYSTOCK>
      <INVBANKTRAN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20240115<TRNAMT>100.00<FITID>C1<NAME>Deposit</STMTTRN>\
      <SUBACCTFUND>CASH</INVBANKTRAN>
      </INVTRANLIST><INVBAL><AVAILCASH>95.00<MARGINBALANCE>0</INVBAL></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>
      """)
    #expect(statement.summary == ["2024-01-15 100.00 USD Deposit"])
    #expect(statement.accounts.first?.identifier == "broker.com/77")
    #expect(statement.accounts.first?.balance?.decimalText == "95.00")
    #expect(statement.refusals.map(\.line) == [4])
  }

  @Test("a listing of accounts gives accounts without operations")
  func listing() throws {
    let statement = try read(
      """
      OFXHEADER:100

      <OFX><SIGNUPMSGSRSV1><ACCTINFOTRNRS><ACCTINFORS>
      <ACCTINFO><DESC>My savings<BANKACCTINFO><BANKACCTFROM><BANKID>1<ACCTID>2<ACCTTYPE>SAVINGS</BANKACCTFROM>\
      </BANKACCTINFO></ACCTINFO>
      <ACCTINFO><DESC>My card<CCACCTINFO><CCACCTFROM><ACCTID>3</CCACCTFROM></CCACCTINFO></ACCTINFO>
      </ACCTINFORS></ACCTINFOTRNRS></SIGNUPMSGSRSV1></OFX>
      """)
    #expect(statement.accounts.map(\.name) == ["My savings", "My card"])
    #expect(statement.accounts.map(\.kind) == [.savings, .card])
    #expect(statement.operations.isEmpty)
  }

  @Test("payees come from NAME, PAYEE or the memo")
  func payees() throws {
    let payee =
      "<STMTTRN><DTPOSTED>20240115<TRNAMT>-1<FITID>1<PAYEE><NAME>Shop<ADDR1>Street<CITY>Town</PAYEE><MEMO>m</STMTTRN>"
    let memo = "<STMTTRN><DTPOSTED>20240115<TRNAMT>-1<FITID>2<MEMO>Only a memo</STMTTRN>"
    #expect(try read(sgml(payee + memo)).operations.map(\.payee) == ["Shop", "Only a memo"])
  }

  @Test("missing closing tags cost nothing; a file that ends within a transaction says so")
  func damages() throws {
    let unclosed = sgml(transaction("-1.00") + transaction("-2.00")).replacing("</STMTTRN>", with: "")
    #expect(try read(unclosed).amounts == ["-1.00", "-2.00"])
    let whole = sgml(transaction("-1.00") + transaction("-2.00"))
    let range = try #require(whole.firstRange(of: "<TRNAMT>-2.0"))
    let cut = try read(String(whole[..<range.upperBound]))
    #expect(cut.amounts == ["-1.00"])
    #expect(cut.refusals.count == 1)
  }

  @Test("an error of the bank is passed on")
  func errors() throws {
    let text =
      "<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>Signon invalid</STATUS></SONRS>"
      + "</SIGNONMSGSRSV1></OFX>"
    #expect {
      try read(text)
    } throws: { error in
      "\(error)".contains("Signon invalid")
    }
  }

  @Test("the declared character set is used when the file is not UTF-8")
  func characterSets() throws {
    let text = sgml(transaction("-1.00", more: "|"), header: "OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n\n")
    let bytes = Array(text.utf8)
    let bar = try #require(bytes.firstIndex(of: 0x7C))
    var western = bytes
    western[bar] = 0x80
    #expect(try read(bytes: western).operations.first?.payee == "Shop€")
    let central = Array(text.replacing("1252", with: "ISO-8859-2").utf8)
    var polish = central
    polish[try #require(central.firstIndex(of: 0x7C))] = 0xB3
    #expect(try read(bytes: polish).operations.first?.payee == "Shopł")
    #expect(try read(text.replacing("|", with: "é")).operations.first?.payee == "Shopé")
  }
}
