extension StatementError {
  /// The kind of content that a file has in place of a statement.
  ///
  /// It is a value, so that each surface can say it, and what to do about it, in its person's language.
  public enum Content: Hashable, Sendable {
    /// A PDF.
    case pdf
    /// A ZIP archive, or a workbook of Excel, which is one.
    case zip
    /// A workbook of an old Excel.
    case oldWorkbook
    /// A file that gzip has compressed.
    case gzip
    /// A RAR archive.
    case rar
    /// A 7z archive.
    case sevenZip
    /// A picture.
    case picture
    /// A database.
    case database
    /// Content with zero bytes, which no text has.
    case zeroBytes
    /// Content with many control characters.
    case binary
    /// Text in UTF-32.
    case utf32
    /// A CAMT statement.
    case camt
    /// A web page.
    case webPage
    /// XML of another kind than OFX.
    case xml
    /// A text document in RTF.
    case rtf
    /// JSON.
    case json
    /// A QIF file.
    case qif
    /// An MT940 statement.
    case mt940
    /// Text in which no line heads a table of operations.
    case noHeader
    /// A table without a header whose columns of amounts, so many, could mean several things.
    case unclearColumns(Int)
    /// OFX without any account; holds the bank's answer, if there is one.
    case noAccount(answer: String?)
  }

  /// A reason why a file cannot be opened or read from its place.
  public enum Access: Hashable, Sendable, CaseIterable {
    /// There is no such file.
    case missing
    /// The file may not be read.
    case forbidden
    /// The system gave another error.
    case failed
  }
}

extension StatementError.Content: CustomStringConvertible {
  /// The content and what to do about it, in English, behind a colon.
  public var description: String {
    switch self {
    case .pdf: "it is a PDF, which is made for printing. Export CSV or OFX from the bank instead."
    case .zip:
      "it is a ZIP archive or an Excel workbook (XLSX). Unpack it, or open it in a spreadsheet and save it as CSV."
    case .oldWorkbook: "it is an old Excel workbook (XLS). Open it in a spreadsheet and save it as CSV."
    case .gzip: "it is compressed with gzip. Unpack it first."
    case .rar: "it is a RAR archive. Unpack it first."
    case .sevenZip: "it is a 7z archive. Unpack it first."
    case .picture: "it is a picture. Export CSV or OFX from the bank instead."
    case .database: "it is a database. Export CSV or OFX from the bank instead."
    case .zeroBytes: "it holds zero bytes, so it is no text. Export CSV or OFX from the bank."
    case .binary: "it is a binary file and no text. Export CSV or OFX from the bank."
    case .utf32: "it is text in UTF-32. Save it as UTF-8 and try again."
    case .camt: "it is a CAMT statement (ISO 20022 XML), which is not read yet. Export CSV or OFX."
    case .webPage:
      "it is a web page (HTML), perhaps the bank's login or error page. Sign in and export CSV or OFX again."
    case .xml: "it is XML, but not OFX. Export CSV or OFX from the bank."
    case .rtf: "it is a text document (RTF). Export CSV or OFX from the bank."
    case .json: "it is JSON. Export CSV or OFX from the bank."
    case .qif: "it is a QIF file, which is not read. Export CSV or OFX from the bank."
    case .mt940: "it is an MT940 statement, which is not read. Export CSV or OFX from the bank."
    case .noHeader:
      "no line of it heads a table of operations. Export CSV with a header that names at least a date and an amount "
        + "(or debit and credit), or OFX."
    case .unclearColumns(let count):
      "it has no header, and \(count) columns of amounts that could mean several things. Export it with a header, or "
        + "put one in front, such as Date;Description;Debit;Credit."
    case .noAccount(nil): "it is OFX without any account. Export it again from the bank."
    case .noAccount(let answer?):
      "it is OFX without any account. The bank's answer: \(answer). Export it again from the bank."
    }
  }
}

extension StatementError.Access: CustomStringConvertible {
  /// The reason in English, without a full stop.
  public var description: String {
    switch self {
    case .missing: "There is no such file"
    case .forbidden: "It may not be read"
    case .failed: "It cannot be opened or read"
    }
  }
}
