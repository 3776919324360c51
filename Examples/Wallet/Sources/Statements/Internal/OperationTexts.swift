/// The payee and the memo of a row, from whichever columns hold them.
struct OperationTexts {
  let payee: String
  let memo: String

  init(_ record: DelimitedRecord, use: ColumnUse, isSpending: Bool) {
    func first(_ columns: [Int]) -> String { columns.lazy.map { record.cell($0) }.first { !$0.isEmpty } ?? "" }
    let named = use.payees.lazy.map { record.cell($0) }.first { !$0.isEmpty && IBAN.first(in: $0) == nil }
    var payee = named ?? first(use.payees)
    if payee.isEmpty { payee = first(isSpending ? use.recipients : use.payers) }
    let hasParty = !payee.isEmpty
    if !hasParty { payee = first(use.descriptions) }
    var memos: [String] = []
    for column in use.memos {
      let cell = record.cell(column)
      if !cell.isEmpty, !memos.contains(cell) { memos.append(cell) }
    }
    if memos.isEmpty {
      memos = use.descriptions.map { record.cell($0) }.filter { !$0.isEmpty && $0 != payee }
      if hasParty { memos = Array(memos.prefix(1)) }
    }
    memo = memos.joined(separator: " ")
    // The near side of a transfer is the owner, who is a payee only when nobody else is named.
    if payee.isEmpty { payee = memo.isEmpty ? first(isSpending ? use.payers : use.recipients) : memo }
    self.payee = payee
  }
}

/// Which of a column's identifiers belong to one row only.
struct UniqueIdentifiers {
  private let column: Int?
  private var repeated: Set<String> = []

  init(_ rows: [TableRow], column: Int?) {
    self.column = column
    guard let column else { return }
    var seen: Set<String> = []
    seen.reserveCapacity(rows.count)
    for row in rows {
      let value = row.record.cell(column)
      if !seen.insert(value).inserted { repeated.insert(value) }
    }
  }

  func identifier(_ row: TableRow) -> String? {
    guard let column else { return nil }
    let value = row.record.cell(column)
    return value.isEmpty || repeated.contains(value) ? nil : value
  }
}
