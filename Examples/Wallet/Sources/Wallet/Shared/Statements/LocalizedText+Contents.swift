import Espalier

/// The texts about content that is no statement, and files that cannot be read.
extension LocalizedText {
  static let statementPDF = LocalizedText(
    "statement.pdf", "it is a PDF, which is made for printing. Export CSV or OFX from the bank instead.")

  static let statementZIP = LocalizedText(
    "statement.zip",
    "it is a ZIP archive or an Excel workbook (XLSX). Unpack it, or open it in a spreadsheet and save it as CSV.")

  static let statementOldWorkbook = LocalizedText(
    "statement.oldWorkbook", "it is an old Excel workbook (XLS). Open it in a spreadsheet and save it as CSV.")

  static let statementGzip = LocalizedText(
    "statement.gzip", "it is compressed with gzip. Unpack it first.")

  static let statementRAR = LocalizedText(
    "statement.rar", "it is a RAR archive. Unpack it first.")

  static let statementSevenZip = LocalizedText(
    "statement.sevenZip", "it is a 7z archive. Unpack it first.")

  static let statementPicture = LocalizedText(
    "statement.picture", "it is a picture. Export CSV or OFX from the bank instead.")

  static let statementDatabase = LocalizedText(
    "statement.database", "it is a database. Export CSV or OFX from the bank instead.")

  static let statementZeroBytes = LocalizedText(
    "statement.zeroBytes", "it holds zero bytes, so it is no text. Export CSV or OFX from the bank.")

  static let statementBinary = LocalizedText(
    "statement.binary", "it is a binary file and no text. Export CSV or OFX from the bank.")

  static let statementUTF32 = LocalizedText(
    "statement.utf32", "it is text in UTF-32. Save it as UTF-8 and try again.")

  static let statementCAMT = LocalizedText(
    "statement.camt", "it is a CAMT statement (ISO 20022 XML), which is not read yet. Export CSV or OFX.")

  static let statementWebPage = LocalizedText(
    "statement.webPage",
    "it is a web page (HTML), perhaps the bank's login or error page. Sign in and export CSV or OFX again.")

  static let statementXML = LocalizedText(
    "statement.xml", "it is XML, but not OFX. Export CSV or OFX from the bank.")

  static let statementRTF = LocalizedText(
    "statement.rtf", "it is a text document (RTF). Export CSV or OFX from the bank.")

  static let statementJSON = LocalizedText(
    "statement.json", "it is JSON. Export CSV or OFX from the bank.")

  static let statementQIF = LocalizedText(
    "statement.qif", "it is a QIF file, which is not read. Export CSV or OFX from the bank.")

  static let statementMT940 = LocalizedText(
    "statement.mt940", "it is an MT940 statement, which is not read. Export CSV or OFX from the bank.")

  static let statementNoHeader = LocalizedText(
    "statement.noHeader",
    "no line of it heads a table of operations. Export CSV with a header that names at least a date and an amount (or debit and credit), or OFX."
  )

  static func statementUnclearColumns(columns: String) -> LocalizedText {
    LocalizedText(
      "statement.unclearColumns",
      "it has no header, and {columns} columns of amounts that could mean several things. Export it with a header, or put one in front, such as Date;Description;Debit;Credit.",
      ["columns": columns])
  }

  static let statementNoAccount = LocalizedText(
    "statement.noAccount", "it is OFX without any account. Export it again from the bank.")

  static func statementNoAccountBut(answer: String) -> LocalizedText {
    LocalizedText(
      "statement.noAccountBut",
      "it is OFX without any account. The bank's answer: {answer}. Export it again from the bank.",
      ["answer": answer])
  }

  static let statementMissing = LocalizedText(
    "statement.missing", "There is no such file")

  static let statementForbidden = LocalizedText(
    "statement.forbidden", "It may not be read")

  static let statementFailed = LocalizedText(
    "statement.failed", "It cannot be opened or read")
}
