@testable import Statements

extension FuzzTarget {
  /// Statements of banks, as Wallet reads them.
  static let statements = FuzzTarget(
    name: "statements", subject: "statements of banks: CSV and OFX", share: 1, maximumLength: 1_536,
    words: [
      "Date;", "Amount (EUR)", "Description", "Balance", "\"\"", ";", "\r\n", "<STMTTRN>", "</STMTTRN>", "<TRNAMT>",
      "<DTPOSTED>20240131", "<![CDATA[", "]]>", "<!--", "&amp;", "&#x", "OFXHEADER:100\n", "-1.234,56", "31.01.2024",
      "\u{FEFF}", "CHARSET:1252", "ENCODING:UTF-8",
    ],
    seeds: {
      let texts = [
        "Kontonummer:;DE02120300000000202051\nSaldo:;1,00 EUR\n\nDatum;Text;Betrag;Währung;Saldo\n"
          + "31.01.2024;\"A\";-1.234,56;EUR;2,00\n",
        "Date,Description,Debit,Credit,Type,Transaction ID\r\n01/31/2024,\"x, \"\"y\"\"\",$12.50,,DEBIT,1\r\n"
          + "2/1/24,z,,(3.00),CREDIT,2\r\n",
        "417164300\tEUR\t20240105\t100,00\t87,50\t20240105\t-12,50\tWinkel\n"
          + "417164300\tEUR\t20240106\t87,50\t88,50\t20240106\t1,00\tX\n",
        "OFXHEADER:100\nCHARSET:1252\n\n<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>"
          + "<STMTTRN><DTPOSTED>20240131120000[-5:EST]<TRNAMT>-1.00<FITID>1<NAME>A &amp; <![CDATA[b]]><MEMO>c</STMTTRN>"
          + "</BANKTRANLIST><LEDGERBAL><BALAMT>1<DTASOF>20240131</LEDGERBAL></STMTRS></OFX>",
        ExportedTable.columns.joined(separator: ",") + "\n2024-01-31,1,Giro,checking,EUR,-1.00,A,b,Food,,,,\n",
      ]
      return texts.flatMap { text in [0, 0b1_0101, 0b1_1011].map { [$0] + Array(text.utf8) } }
    },
    read: { bytes in
      // The first byte says what the person knows.
      let knows = bytes.first ?? 0
      var options = ReadingOptions()
      if knows & 1 != 0 { options.currency = Currency(code: "EUR") }
      if knows & 2 != 0 { options.dateOrder = knows & 4 != 0 ? .dayMonthYear : .monthDayYear }
      if knows & 8 != 0 { options.decimalMark = .comma }
      if knows & 16 != 0 { options.sign = .spendingIsPositive }
      let content = Array(bytes.dropFirst())
      let lines = 1...content.count + 1
      do {
        let statement = try StatementReader(options: options).read(content, name: "file.csv")
        let operations = statement.accounts.flatMap(\.operations)
        must(operations.allSatisfy { lines.contains($0.line) }, "an operation is on a line of the file")
        must(
          statement.refusals.allSatisfy { lines.contains($0.line) && $0.text.count <= 120 },
          "a refusal is of a line of the file, and short")
        must(
          Set(statement.accounts.map(\.identifier)).count == statement.accounts.count, "accounts can be told apart")
        must(!statement.accounts.isEmpty, "a statement says something")
      } catch let error as StatementError {
        must(!"\(error)".isEmpty, "an error says something")
        if case .beyondLimit(.duration, _, _) = error { must(false, "a small file is read soon") }
      } catch {
        must(false, "an error that nobody knows: \(error)")
      }
    })
}
