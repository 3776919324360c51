/// A row that holds an operation, read as far as it can be before the whole column has been weighed.
struct TableRow {
  enum Amounts {
    case single(AmountText)
    case pair(debit: AmountText?, credit: AmountText?)
  }

  let record: DelimitedRecord
  let date: DateText
  let amounts: Amounts

  /// The amounts of the row, one or two.
  var all: [AmountText] {
    switch amounts {
    case .single(let amount): [amount]
    case .pair(let debit, let credit): [debit, credit].compactMap { $0 }
    }
  }
}

/// Tells operations from broken rows, and both from the lines around a table.
///
/// Only these rows are passed over in silence: blank lines; rows without a readable date that begin with a word for a
/// total or a balance, or stand below a blank line behind all operations and hold neither date nor amount; and rows
/// with a date and a balance but no amount whose text says that they carry a balance. Every other row that is no
/// operation is refused.
struct RowSorting {
  enum Sense {
    case operation(TableRow)
    case passed
    case refused(Refusal.Reason)
  }

  let use: ColumnUse

  /// Returns the sense of a row. `isBehindTable` is true if the row stands below a blank line behind the last
  /// operation.
  func sense(of record: DelimitedRecord, isBehindTable: Bool) -> Sense {
    let filled = record.filled
    if filled == 0 { return .passed }
    let hasWidth = record.count >= use.widths.lowerBound && filled <= use.widths.upperBound
    let dateCell = use.dates.lazy.map { record.cell($0) }.first { !$0.isEmpty && !DateText.isPlaceholder($0) } ?? ""
    let hasAmount = use.amountColumns.contains { !record.isEmpty($0) }
    let date = dateCell.isEmpty ? nil : DateText(dateCell)
    if !hasWidth || date == nil || !hasAmount {
      if isAside(record, date: date, dateCell: dateCell, hasAmount: hasAmount, isBehindTable: isBehindTable) {
        return .passed
      }
    }
    guard hasWidth else {
      return .refused(.fieldCount(record.count, expected: use.widths.upperBound))
    }
    if dateCell.isEmpty { return .refused(hasAmount ? .noDate : .neitherDateNorAmount) }
    guard let date else { return .refused(.notADate(TextTrimming.shortened(dateCell, to: 40))) }
    guard hasAmount else { return .refused(.noAmount) }
    return operation(record, date: date)
  }

  private func operation(_ record: DelimitedRecord, date: DateText) -> Sense {
    func amount(_ column: Int?) -> (AmountText?, String?) {
      guard let column else { return (nil, nil) }
      let cell = record.cell(column)
      // A dash fills an empty cell.
      if cell.isEmpty || cell == "-" || cell == "–" || cell == "—" { return (nil, nil) }
      guard let amount = AmountText(cell) else { return (nil, cell) }
      return (amount, nil)
    }
    func reason(_ cell: String) -> Sense { .refused(.amount(.notAnAmount(TextTrimming.shortened(cell, to: 40)))) }
    if let column = use.amount {
      let (found, broken) = amount(column)
      if let broken { return reason(broken) }
      guard let found else { return .refused(.noAmount) }
      return .operation(TableRow(record: record, date: date, amounts: .single(found)))
    }
    let (debit, brokenDebit) = amount(use.debit)
    let (credit, brokenCredit) = amount(use.credit)
    if let broken = brokenDebit ?? brokenCredit { return reason(broken) }
    if debit == nil && credit == nil { return .refused(.noAmount) }
    if let debit, let credit, !debit.isZero, !credit.isZero {
      return .refused(.debitAndCredit(debit: debit.source, credit: credit.source))
    }
    return .operation(TableRow(record: record, date: date, amounts: .pair(debit: debit, credit: credit)))
  }

  private func isAside(
    _ record: DelimitedRecord, date: DateText?, dateCell: String, hasAmount: Bool, isBehindTable: Bool
  ) -> Bool {
    let filled = record.cells.filter { !$0.isEmpty }
    if date == nil {
      // Numbers in the place of a date are a broken date, whatever is beside them.
      let dateIsWords = dateCell.isEmpty || RowWords.isSummary(dateCell)
      if dateIsWords, let first = filled.first, RowWords.isSummary(first) { return true }
      if dateIsWords, !hasAmount || record.count < use.widths.lowerBound, filled.contains(where: RowWords.isBalance) {
        return true
      }
      if isBehindTable {
        return filled.allSatisfy { DateText($0) == nil && AmountText($0) == nil }
      }
      return false
    }
    guard !hasAmount else { return false }
    if let first = filled.first, RowWords.isBalance(first) { return true }
    return record.count >= use.widths.lowerBound && filled.contains(where: RowWords.isBalance)
  }
}
