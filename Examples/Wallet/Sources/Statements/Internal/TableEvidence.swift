/// The evidence in the rows of one table, gathered in one walk over them.
struct TableEvidence {
  let section: TableSection
  let signs: AmountSigning.Evidence
  let currency: CurrencyDecision
  /// The last row that has a date; -1 without one.
  let lastDated: Int

  /// Gathers the evidence, and hands the dates and amounts of each operation on.
  init(
    _ section: TableSection, options: ReadingOptions, _ take: (TableRow) throws(StatementError) -> Void
  ) throws(StatementError) {
    let sorting = RowSorting(use: section.use)
    var signs = AmountSigning.Evidence(section.use)
    var currency = CurrencyDecision(section: section, options: options)
    var lastDated = -1
    var refused = 0
    let watch = section.rows.watch
    try section.rows.forEach { (index, record) throws(StatementError) in
      // Behind the last date nothing is an operation, so it does not matter here where that is.
      switch sorting.sense(of: record, isBehindTable: false) {
      case .operation(let row):
        signs.add(row)
        currency.add(row)
        try take(row)
        lastDated = index
        return
      case .refused:
        // A table beyond the limit need not be gone through to its end first.
        refused += 1
        try watch.check(refused, .refusals, most: watch.limits.refusals, line: record.line)
      case .passed: break
      }
      if section.use.dates.contains(where: { record.hasDigit($0) && DateText(record.cell($0)) != nil }) {
        lastDated = index
      }
    }
    self.section = section
    self.signs = signs
    self.currency = currency
    self.lastDated = lastDated
  }
}
