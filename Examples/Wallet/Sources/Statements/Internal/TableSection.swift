/// One table of a file: the lines in front of it, its columns and its rows. Some banks put a table for each account.
struct TableSection {
  var preamble: [DelimitedRecord]
  /// The header; `nil` when the file has none.
  var layout: ColumnLayout?
  var use: ColumnUse
  var rows: [DelimitedRecord]

  /// The tables of a file whose header is known.
  static func sections(of utf8: [UInt8], separator: UInt8) -> [TableSection] {
    var sections: [TableSection] = []
    var table = DelimitedText(utf8, separator: separator)
    var layout: ColumnLayout?
    var dateColumns: [Int] = []
    var preamble: [DelimitedRecord] = []
    var rows: [DelimitedRecord] = []
    func finish() {
      guard let layout else { return }
      let use = ColumnSettling(layout: layout, rows: rows).use()
      sections.append(TableSection(preamble: preamble, layout: layout, use: use, rows: rows))
    }
    while var record = table.next() {
      if let layout, record.spansLines, hasSwallowedRows(record, table, layout, dateColumns) {
        table.rewind(to: record)
        guard let first = table.next(joiningLines: false) else { break }
        record = first
      }
      if mayBeHeader(record, dateColumns), let found = ColumnLayout(header: record.cells) {
        var others = rows
        let above = layout == nil ? rows : asides(at: &others, dateColumns)
        // The same header again, as at the top of a page, is no new table unless another account is named above it.
        if let layout, layout.header == found.header {
          let preamble = Preamble(above)
          if preamble.accountNumber == nil && preamble.accountName == nil { continue }
        }
        rows = others
        finish()
        preamble = above
        rows = []
        dateColumns = found.columns(.date) + found.columns(.laterDate)
        layout = found
      } else {
        rows.append(record)
      }
    }
    finish()
    return sections
  }

  /// The only table of a file without a header.
  static func whole(_ utf8: [UInt8], _ headerless: HeaderlessTable) -> TableSection {
    var rows: [DelimitedRecord] = []
    var table = DelimitedText(utf8, separator: headerless.separator)
    while let record = table.next() { rows.append(record) }
    let width = headerless.use.widths.upperBound
    let first = rows.firstIndex { row in
      row.cells.count == width && headerless.use.dates.contains { DateText(row.cell($0)) != nil }
    }
    let above = Array(rows[..<(first ?? 0)])
    return TableSection(preamble: above, layout: nil, use: headerless.use, rows: Array(rows[(first ?? 0)...]))
  }

  /// Whether a quote that was never closed has drawn in the next rows: they are rows of their own.
  private static func hasSwallowedRows(
    _ record: DelimitedRecord, _ table: DelimitedText, _ layout: ColumnLayout, _ dateColumns: [Int]
  ) -> Bool {
    guard (layout.width...layout.header.count).contains(record.cells.count) else { return true }
    let end = table.line
    var lines = table
    lines.rewind(to: record)
    _ = lines.next(joiningLines: false)
    while lines.line < end, let line = lines.next(joiningLines: false) {
      let isRow = line.cells.count >= layout.width && dateColumns.contains { DateText(line.cell($0)) != nil }
      if isRow { return true }
    }
    return false
  }

  /// A header has no digits where the dates are.
  private static func mayBeHeader(_ record: DelimitedRecord, _ dateColumns: [Int]) -> Bool {
    guard record.cells.count > 1 else { return false }
    return dateColumns.allSatisfy { column in !record.cell(column).utf8.contains { (0x30...0x39).contains($0) } }
  }

  /// Takes away the rows at the end that belong to the next table: those without a date.
  private static func asides(at rows: inout [DelimitedRecord], _ dateColumns: [Int]) -> [DelimitedRecord] {
    let last = rows.lastIndex { row in dateColumns.contains { DateText(row.cell($0)) != nil } }
    let start = last.map { $0 + 1 } ?? rows.startIndex
    let asides = Array(rows[start...])
    rows.removeSubrange(start...)
    return asides
  }
}

/// A table whose rows have been told apart.
struct SortedSection {
  let section: TableSection
  let rows: [TableRow]
  let refusals: [Refusal]

  init(_ section: TableSection, separator: UInt8) {
    let sorting = RowSorting(use: section.use)
    let dates = section.use.dates
    let last = section.rows.lastIndex { row in dates.contains { DateText(row.cell($0)) != nil } } ?? -1
    var rows: [TableRow] = []
    var refusals: [Refusal] = []
    rows.reserveCapacity(section.rows.count)
    var hasGap = false
    for (index, record) in section.rows.enumerated() {
      if index > last, record.isBlank { hasGap = true }
      switch sorting.sense(of: record, isBehindTable: hasGap) {
      case .operation(let row): rows.append(row)
      case .passed: continue
      case .refused(let reason):
        refusals.append(Refusal(line: record.line, reason: reason, text: record.text(separator)))
      }
    }
    self.section = section
    self.rows = rows
    self.refusals = refusals
  }
}
