extension StatementShape {
  /// The most columns and letters of each that are told apart: a file's header may be of any length.
  private static let (mostColumns, mostLetters) = (64, 40)

  /// The shape of a file of tables, by the first of them.
  init(_ sections: [SortedSection], separator: UInt8) {
    let first = sections.first
    let row = first?.rows.first
    let columns: [String]
    if let header = first?.section.layout?.header {
      columns = header.prefix(Self.mostColumns).map { TextFolding.folded(String($0.prefix(Self.mostLetters))) }
    } else {
      columns = ["\(row?.record.cells.count ?? 0) columns"]
    }
    let date = first?.section.use.dates.lazy.compactMap { row?.record.cell($0) }.first { !$0.isEmpty } ?? ""
    self.init(
      rawValue: (["CSV", String(UnicodeScalar(separator)), Self.form(ofDate: date)] + columns).joined(separator: "\n"))
  }

  /// `31.01.2026` and `1.2.2026` as `0.0.0`, and `3 Mar 2026` as `0 a 0`: runs of digits and of letters become one each.
  private static func form(ofDate text: String) -> String {
    var form = ""
    for character in text.prefix(mostLetters) {
      let sign: Character = character.isNumber ? "0" : character.isLetter ? "a" : character
      if sign != form.last || (sign != "0" && sign != "a") { form.append(sign) }
    }
    return form
  }
}
