/// Reads the use of columns from their values alone, for banks that export no header.
struct HeaderlessTable {
  let separator: UInt8
  let use: ColumnUse

  init(_ utf8: [UInt8], declared: UInt8?, watch: ReadingWatch) throws(StatementError) {
    var doubt: StatementError.Content?
    let separators: [UInt8] = declared.map { [$0] } ?? [0x09, 0x3B, 0x2C, 0x7C]
    for separator in separators {
      var table = DelimitedText(Array(utf8.prefix(262_144)), separator: separator, watch: watch, isProbe: true)
      var records: [DelimitedRecord] = []
      while records.count < 500, let record = try table.next() {
        if record.count > 2, record.count <= ColumnLayout.mostColumns { records.append(record) }
      }
      switch Self.columns(of: records) {
      case .success(let use)?:
        self.separator = separator
        self.use = use
        return
      case .failure(let unclear)?: doubt = doubt ?? .unclearColumns(unclear.count)
      case nil: continue
      }
    }
    throw .notAStatement(reason: doubt ?? .noHeader)
  }

  /// Columns of amounts, so many, that could mean several things.
  private struct UnclearColumns: Error { let count: Int }

  /// Returns the use of the columns; `nil` when these records are no table of dates and amounts.
  private static func columns(of records: [DelimitedRecord]) -> Result<ColumnUse, UnclearColumns>? {
    var counts: [Int: Int] = [:]
    for record in records { counts[record.count, default: 0] += 1 }
    guard let width = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
    let all = records.filter { $0.count == width }
    // Rows without any date, such as a header in a language that is not known, do not count.
    let rows = all.filter { row in row.cells.contains { DateText($0) != nil } }
    guard rows.count * 2 > all.count || (rows.count == 1 && all.count == 2) else { return nil }
    func values(_ column: Int) -> [String] { rows.map { $0.cell(column) }.filter { !$0.isEmpty } }
    func isAll(_ column: Int, _ condition: (String) -> Bool) -> Bool {
      let values = values(column)
      return !values.isEmpty && values.allSatisfy(condition)
    }
    let dates = (0..<width).filter { column in
      let values = values(column)
      let readable = values.count { DateText($0) != nil }
      return !values.isEmpty && readable * 10 >= values.count * 8
    }
    let amounts = (0..<width).filter { column in
      guard !dates.contains(column) else { return false }
      let values = values(column)
      let readable = values.compactMap { AmountText($0) }
      return !values.isEmpty && readable.count * 10 >= values.count * 8
        && readable.contains { $0.shape != .whole || $0.sign != .none || $0.mention != nil }
    }
    guard !dates.isEmpty, !amounts.isEmpty else { return nil }
    var use = ColumnUse(widths: width...width)
    use.dates = dates
    guard AmountRelations(rows: rows, columns: amounts).settle(&use) else {
      return .failure(UnclearColumns(count: amounts.count))
    }
    use.currency = (0..<width).first { column in isAll(column) { CurrencyMention($0)?.certainCurrency != nil } }
    let rest = (0..<width).filter {
      !dates.contains($0) && !amounts.contains($0) && $0 != use.currency && !values($0).isEmpty
    }
    use.direction = rest.first { column in isAll(column) { DirectionWords.direction($0) != nil } }
    use.accountNumber = rest.first { column in
      let values = Set(values(column))
      return values.count == 1
        && values.allSatisfy { IBAN.first(in: $0) != nil || ($0.utf8.count >= 8 && Int64($0) != nil) }
    }
    let texts = rest.filter {
      $0 != use.direction && $0 != use.accountNumber && isAll($0) { $0.contains(where: \.isLetter) }
    }
    let longest = texts.max { length(values($0)) < length(values($1)) }
    use.descriptions = longest.map { [$0] } ?? []
    use.memos = texts.filter { $0 != longest }
    return .success(use)
  }

  private static func length(_ values: [String]) -> Int {
    values.isEmpty ? 0 : values.reduce(0) { $0 + $1.utf8.count } / values.count
  }
}
