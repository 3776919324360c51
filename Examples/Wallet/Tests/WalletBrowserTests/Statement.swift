/// Statements for the tests, in the form in which banks give them.
enum SampleStatement {
  static func ofx(operations: [(id: String, date: String, amount: String, name: String)]) -> String {
    let lines = operations.map {
      "<STMTTRN><TRNTYPE>OTHER<DTPOSTED>\($0.date)<TRNAMT>\($0.amount)<FITID>\($0.id)<NAME>\($0.name)</STMTTRN>"
    }
    return """
      OFXHEADER:100
      DATA:OFXSGML
      VERSION:102
      ENCODING:USASCII
      CHARSET:1252

      <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
      <BANKACCTFROM><BANKID>10010010<ACCTID>4711<ACCTTYPE>CHECKING</BANKACCTFROM>
      <BANKTRANLIST>
      \(lines.joined(separator: "\n"))
      </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
      """
  }
}
