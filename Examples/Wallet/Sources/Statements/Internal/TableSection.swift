/// One table of a file: the lines in front of it, its columns and the places of its rows. Some banks put a table for
/// each account.
struct TableSection {
  let preamble: Preamble
  let use: ColumnUse
  /// The titles of its columns; nil for a table without a header.
  let header: [String]?
  let rows: TableRows
}

/// Cuts a file into its tables.
struct TableSections {
  private let utf8: [UInt8]
  private let separator: UInt8
  private let watch: ReadingWatch

  /// The number of lines above a header that are searched for its account.
  private static let preambleLines = 200

  private var sections: [TableSection] = []
  private var layout: ColumnLayout?
  /// The bytes of the last header, which is often repeated at the top of a page.
  private var header: Range<Int>?
  private var headers = 0
  private var dateColumns: [Int] = []
  private var amountColumns: [Int] = []
  private var preamble = Preamble()
  /// The person's answer about the currency of the amounts, where the file names none.
  private let currency: Currency?
  private var rows: [RecordPlace] = []
  private var widths: [Int: Int] = [:]
  private var rowCount = 0
  /// The index behind the last row with a date or an amount: the rows from there on may belong to the next table.
  private var asides = 0
  /// True if a blank line is above the next row that is kept.
  private var isBelowBlank = false
  /// The reader that reads the lines above a header a second time.
  private var lookingBack: DelimitedText

  private init(_ utf8: [UInt8], separator: UInt8, currency: Currency? = nil, watch: ReadingWatch) {
    self.utf8 = utf8
    self.separator = separator
    self.currency = currency
    self.watch = watch
    lookingBack = DelimitedText(utf8, separator: separator, watch: watch)
  }

  /// Returns the tables of a file whose header is known.
  static func sections(
    of utf8: [UInt8], separator: UInt8, currency: Currency?, watch: ReadingWatch
  ) throws(StatementError) -> [TableSection] {
    var sections = TableSections(utf8, separator: separator, currency: currency, watch: watch)
    var table = DelimitedText(utf8, separator: separator, watch: watch)
    while let record = try table.next() { try sections.take(record, from: &table) }
    try sections.finish()
    return sections.sections
  }

  /// Returns the only table of a file without a header.
  static func whole(
    _ utf8: [UInt8], _ headerless: HeaderlessTable, watch: ReadingWatch
  ) throws(StatementError) -> TableSection {
    var sections = TableSections(utf8, separator: headerless.separator, watch: watch)
    var table = DelimitedText(utf8, separator: headerless.separator, watch: watch)
    let width = headerless.use.widths.upperBound
    var isInTable = false
    while let record = try table.next() {
      if !isInTable, record.count == width,
        headerless.use.dates.contains(where: { DateText(record.cell($0)) != nil })
      {
        isInTable = true
        sections.preamble = try sections.preamble(of: sections.rows[...])
        sections.rows = []
      }
      if record.isBelowBlank { sections.isBelowBlank = true }
      try sections.keep(record, isSingleLine: false)
    }
    let rows = TableRows(
      utf8: utf8, separator: headerless.separator, watch: watch, places: sections.rows, widths: sections.widths)
    return TableSection(preamble: sections.preamble, use: headerless.use, header: nil, rows: rows)
  }

  private mutating func take(_ record: DelimitedRecord, from table: inout DelimitedText) throws(StatementError) {
    var record = record
    var isSingleLine = false
    if record.isBelowBlank { isBelowBlank = true }
    if let layout, record.spansLines, try hasSwallowedRows(record, &table, layout) {
      table.rewind(to: record)
      guard let first = try table.next(joiningLines: false) else { return }
      record = first
      isSingleLine = true
    }
    if let header, utf8[header].elementsEqual(utf8[record.range]) {
      try repeatHeader()
    } else if mayBeHeader(record), let found = ColumnLayout(header: record.cells) {
      headers += 1
      try watch.check(headers, .tables, most: watch.limits.tables, line: record.line)
      try begin(found, at: record)
    } else {
      let hasDate = dateColumns.contains { record.hasDigit($0) && DateText(record.cell($0)) != nil }
      try keep(record, isSingleLine: isSingleLine)
      if hasDate || isBrokenRow(record) { asides = rows.count }
    }
  }

  /// Goes on with the same header, as at the top of a page: it is no new table unless another account is named above
  /// it.
  private mutating func repeatHeader() throws(StatementError) {
    guard let layout else { return }
    let above = try preamble(of: rows[asides...])
    if above.accountNumber == nil && above.accountName == nil {
      asides = rows.count
      return
    }
    try watch.check(sections.count + 1, .tables, most: watch.limits.tables, line: Int(rows.last?.line ?? 0))
    try start(layout, preamble: above)
  }

  private mutating func begin(_ found: ColumnLayout, at record: DelimitedRecord) throws(StatementError) {
    header = record.range
    if let layout, layout.header == found.header {
      try repeatHeader()
    } else {
      try start(found, preamble: try preamble(of: rows[asides...]))
    }
  }

  private mutating func start(_ found: ColumnLayout, preamble: Preamble) throws(StatementError) {
    rows.removeSubrange(asides...)
    try finish()
    self.preamble = preamble
    dateColumns = found.columns(.date) + found.columns(.laterDate)
    amountColumns = found.columns(.amount) + found.columns(.debit) + found.columns(.credit)
    layout = found
  }

  private mutating func finish() throws(StatementError) {
    defer { (rows, widths, asides) = ([], [:], 0) }
    guard let layout else { return }
    let rows = TableRows(utf8: utf8, separator: separator, watch: watch, places: rows, widths: widths)
    let use = try ColumnSettling(layout: layout, rows: rows, preamble: preamble, currency: currency).use()
    sections.append(TableSection(preamble: preamble, use: use, header: layout.header, rows: rows))
  }

  private mutating func keep(_ record: DelimitedRecord, isSingleLine: Bool) throws(StatementError) {
    rowCount += 1
    try watch.check(rowCount, .rows, most: watch.limits.rows, line: record.line)
    try watch.hold(MemoryLayout<RecordPlace>.stride, line: record.line)
    rows.append(RecordPlace(record, isSingleLine: isSingleLine, isBelowBlank: isBelowBlank))
    isBelowBlank = false
    if record.count > 1 { widths[record.count, default: 0] += 1 }
  }

  private mutating func preamble(of places: ArraySlice<RecordPlace>) throws(StatementError) -> Preamble {
    var records: [DelimitedRecord] = []
    for place in places.suffix(Self.preambleLines) {
      if let record = try lookingBack.record(at: place) { records.append(record) }
    }
    return Preamble(records)
  }

  /// Returns true if a quote that was never closed has drawn in the next rows: they are rows of their own.
  private func hasSwallowedRows(
    _ record: DelimitedRecord, _ table: inout DelimitedText, _ layout: ColumnLayout
  ) throws(StatementError) -> Bool {
    guard (layout.width...layout.header.count).contains(record.count) else { return true }
    let end = table.line
    var lines = table
    lines.rewind(to: record)
    _ = try lines.next(joiningLines: false)
    while lines.line < end, let line = try lines.next(joiningLines: false) {
      if line.count >= layout.width && dateColumns.contains(where: { DateText(line.cell($0)) != nil }) { return true }
    }
    return false
  }

  /// Returns true if a row belongs to the table above it although its date cannot be read: it is as wide and has an
  /// amount. A row that only stands above the next table is narrower, or has a balance or a total.
  private func isBrokenRow(_ record: DelimitedRecord) -> Bool {
    guard let layout, record.count >= layout.width else { return false }
    guard amountColumns.contains(where: { record.hasDigit($0) && AmountText(record.cell($0)) != nil }) else {
      return false
    }
    let filled = record.cells.filter { !$0.isEmpty }
    return !(filled.first.map(RowWords.isSummary) ?? false) && !filled.contains(where: RowWords.isBalance)
  }

  /// Returns true if a row may be a header, which has no digits in the columns of dates.
  private func mayBeHeader(_ record: DelimitedRecord) -> Bool {
    record.count > 1 && dateColumns.allSatisfy { !record.hasDigit($0) }
  }
}

/// The rows of one table, cut anew whenever they are gone through: their cells are never all in memory.
struct TableRows {
  let utf8: [UInt8]
  let separator: UInt8
  let watch: ReadingWatch
  let places: [RecordPlace]
  /// The number of rows for each number of cells above one.
  let widths: [Int: Int]

  var count: Int { places.count }

  /// Goes through the rows from the first to the last.
  func forEach(
    limit: Int = .max, _ body: (_ index: Int, DelimitedRecord) throws(StatementError) -> Void
  ) throws(StatementError) {
    var table = DelimitedText(utf8, separator: separator, watch: watch)
    for (index, place) in places.prefix(limit).enumerated() {
      if let record = try table.record(at: place) { try body(index, record) }
    }
  }
}
