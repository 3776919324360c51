import Espalier
package import Statements

extension StatementError.Content {
  /// The content and what to do about it, in words for the person, in their language, behind a colon.
  package var words: String {
    switch self {
    case .pdf: .localized(.statementPdf)
    case .zip: .localized(.statementZip)
    case .oldWorkbook: .localized(.statementOldWorkbook)
    case .gzip: .localized(.statementGzip)
    case .rar: .localized(.statementRar)
    case .sevenZip: .localized(.statementSevenZip)
    case .picture: .localized(.statementPicture)
    case .database: .localized(.statementDatabase)
    case .zeroBytes: .localized(.statementZeroBytes)
    case .binary: .localized(.statementBinary)
    case .utf32: .localized(.statementUtf32)
    case .camt: .localized(.statementCamt)
    case .webPage: .localized(.statementWebPage)
    case .xml: .localized(.statementXml)
    case .rtf: .localized(.statementRtf)
    case .json: .localized(.statementJson)
    case .qif: .localized(.statementQif)
    case .mt940: .localized(.statementMt940)
    case .noHeader: .localized(.statementNoHeader)
    case .unclearColumns(let count): .localized(.statementUnclearColumns(columns: Localization.current.number(count)))
    case .noAccount(nil): .localized(.statementNoAccount)
    case .noAccount(let answer?): .localized(.statementNoAccountBut(answer: answer))
    }
  }
}

extension StatementError.Access {
  /// The reason in words for the person, in their language, without a full stop.
  package var words: String {
    switch self {
    case .missing: .localized(.statementMissing)
    case .forbidden: .localized(.statementForbidden)
    case .failed: .localized(.statementFailed)
    }
  }
}
