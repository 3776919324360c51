/// The meaning of a table's columns as a whole: the order of dates, the decimal mark, signs and currency.
///
/// A row alone cannot tell whether 03/04 is March or April; a column nearly always can. A doubt that no column settles
/// is thrown, all doubts at once.
struct TableDecisions {
  private(set) var dateOrder = DateOrder.dayMonthYear
  private(set) var decimalMark: DecimalMark?
  /// The signing of each table's amounts, in the tables' order.
  private(set) var signing: [AmountSigning] = []
  /// The currency of rows that name none, in the tables' order.
  private(set) var currencies: [Currency?] = []

  /// The evidence of each table, in the tables' order.
  private(set) var tables: [TableEvidence] = []

  init(sections: [TableSection], options: ReadingOptions, separator: UInt8) throws(StatementError) {
    var doubts: [Uncertainty] = []
    func note(_ question: Uncertainty.Question, _ reason: Uncertainty.Reason, _ row: TableRow) {
      guard !doubts.contains(where: { $0.question == question }) else { return }
      doubts.append(
        Uncertainty(
          question: question, reason: reason, line: row.record.line, example: row.record.text(separator)))
    }
    var dates = DateEvidence(options.dateOrder)
    var marks = MarkEvidence(options.decimalMark)
    for section in sections {
      let evidence = try TableEvidence(section, options: options) { (row) throws(StatementError) in
        dates.add(row.date, row)
        for amount in row.all { marks.add(amount, row) }
      }
      tables.append(evidence)
    }
    try Self.lookFurther(&dates, &marks, sections)
    let fileHasSigns = tables.contains(where: \.signs.hasSigns)
    signing = tables.map { table in
      AmountSigning(table.signs, use: table.section.use, fileHasSigns: fileHasSigns, options: options)
    }
    let contradictions = [
      dates.contradiction(separator), marks.contradiction(separator),
      signing.lazy.compactMap { $0.contradiction(separator) }.first,
    ].compactMap { $0 }
    guard contradictions.isEmpty else { throw .contradicted(contradictions) }
    switch dates.decision {
    case .settled(let order): dateOrder = order
    case .open(let reason, let row): note(.dates, reason, row)
    }
    for (table, signs) in zip(tables, signing) {
      currencies.append(table.currency.fallback)
      if let (reason, row) = table.currency.doubt { note(.currency, reason, row) }
      if let (reason, row) = signs.doubt { note(.sign, reason, row) }
    }
    let codes = Set(currencies)
    let hasNoCents =
      codes.count == 1 && codes.first??.minorUnitDigits == 0 && sections.allSatisfy { $0.use.currency == nil }
    switch marks.decision(hasNoCents: hasNoCents) {
    case .settled(let mark): decimalMark = mark
    case .open(let reason, let row): note(.decimal, reason, row)
    }
    guard doubts.isEmpty else { throw .uncertain(doubts) }
  }

  /// Looks at the other columns of dates, and at the balances, where the operations themselves leave a doubt.
  private static func lookFurther(
    _ dates: inout DateEvidence, _ marks: inout MarkEvidence, _ sections: [TableSection]
  ) throws(StatementError) {
    guard dates.isOpen || marks.isOpen else { return }
    for section in sections {
      let sorting = RowSorting(use: section.use)
      try section.rows.forEach { (_, record) throws(StatementError) in
        guard dates.isOpen || marks.isOpen,
          case .operation(let row) = sorting.sense(of: record, isBehindTable: false)
        else { return }
        if dates.isOpen {
          for column in section.use.dates.dropFirst() {
            if let date = DateText(record.cell(column)) { dates.add(date, row) }
          }
        }
        if marks.isOpen, let column = section.use.balance, let amount = AmountText(record.cell(column)) {
          marks.addProof(of: amount)
        }
      }
    }
  }
}

/// The outcome for a column: an answer, or a doubt with a row that shows it.
enum ColumnDecision<Answer> {
  case settled(Answer)
  case open(Uncertainty.Reason, TableRow)
}
