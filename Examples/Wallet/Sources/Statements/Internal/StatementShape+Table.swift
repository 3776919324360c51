extension StatementShape {
  /// The largest number of columns, and of letters of each, that are told apart: a file's header may be of any length.
  private static let (mostColumns, mostLetters) = (64, 40)
  /// The number of lines of a table that are looked through for its first operation.
  private static let mostLines = 100

  /// Creates the shape of a file of tables, by the first of them.
  init(_ tables: [TableEvidence], separator: UInt8) throws(StatementError) {
    let section = tables.first?.section
    let first = try section.flatMap { section throws(StatementError) in try Self.firstOperation(of: section) }
    let columns: [String]
    if let header = section?.header {
      columns = header.prefix(Self.mostColumns).map { TextFolding.folded(String($0.prefix(Self.mostLetters))) }
    } else {
      columns = ["\(first?.count ?? 0) columns"]
    }
    let date = section?.use.dates.lazy.compactMap { first?.cell($0) }.first { !$0.isEmpty } ?? ""
    self.init(
      rawValue: (["CSV", String(UnicodeScalar(separator)), Self.form(ofDate: date)] + columns).joined(separator: "\n"))
  }

  private static func firstOperation(of section: TableSection) throws(StatementError) -> DelimitedRecord? {
    let sorting = RowSorting(use: section.use)
    var found: DelimitedRecord?
    try section.rows.forEach(limit: mostLines) { (_, record) throws(StatementError) in
      if found == nil, case .operation = sorting.sense(of: record, isBehindTable: false) { found = record }
    }
    return found
  }

  /// Returns the form of a date: `31.01.2026` and `1.2.2026` as `0.0.0`, and `3 Mar 2026` as `0 a 0`: runs of digits
  /// and of letters become one each.
  private static func form(ofDate text: String) -> String {
    var form = ""
    for character in text.prefix(mostLetters) {
      let sign: Character = character.isNumber ? "0" : character.isLetter ? "a" : character
      if sign != form.last || (sign != "0" && sign != "a") { form.append(sign) }
    }
    return form
  }
}
