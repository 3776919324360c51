/// Reads a table that Wallet has written, as exactly as it was written.
///
/// A table that somebody has changed in a spreadsheet, so that its dates or amounts look different now, is left to the
/// reading of any table.
struct ExportedTableReading {
  private typealias Column = ExportedTable.Column

  private let watch: ReadingWatch
  private var table: DelimitedText
  private let columnCount: Int
  private var accounts: [StatementAccount] = []
  private var positions: [Key: Int] = [:]
  private var operationCount = 0

  private struct Key: Hashable {
    let identifier: String
    let currency: Currency
  }

  /// Creates a reading of a table whose header is Wallet's; nil for any other.
  init?(_ utf8: [UInt8], watch: ReadingWatch) throws(StatementError) {
    let header = Array(ExportedTable.formerColumns.joined(separator: ",").utf8)
    guard utf8.starts(with: header) else { return nil }
    self.watch = watch
    table = DelimitedText(utf8, separator: 0x2C, watch: watch)
    guard let first = try table.next(), [ExportedTable.columns, ExportedTable.formerColumns].contains(first.cells)
    else { return nil }
    columnCount = first.count
  }

  /// Returns the statement in the table; nil if any row of it is not as Wallet writes them.
  consuming func statement() throws(StatementError) -> Statement? {
    while let record = try table.next() {
      guard try take(record) else { return nil }
    }
    guard !accounts.isEmpty else { return nil }
    return Statement(format: "CSV", accounts: accounts)
  }

  private mutating func take(_ record: DelimitedRecord) throws(StatementError) -> Bool {
    let columns = Column.allCases.prefix(columnCount)
    func cell(_ column: Column) -> String {
      columns.firstIndex(of: column).map { record.cell($0) } ?? ""
    }
    let identifier = cell(.accountID)
    guard record.count == columns.count, !identifier.isEmpty, let date = CalendarDate(iso: cell(.date)),
      let currency = Currency(code: cell(.currency))
    else { return false }
    let index = try position(Key(identifier: identifier, currency: currency), line: record.line) {
      StatementAccount(
        identifier: identifier, name: cell(.accountName), kind: .init(rawValue: cell(.accountType)) ?? .other,
        currency: currency)
    }
    if cell(.amount).isEmpty {
      guard let moment = ExportedTable.BalanceMoment(rawValue: cell(.balanceMoment)),
        let balance = try? Money(decimal: cell(.balance), in: currency)
      else { return false }
      switch moment {
      case .start: (accounts[index].openingBalance, accounts[index].openingDate) = (balance, date)
      case .end: (accounts[index].balance, accounts[index].balanceDate) = (balance, date)
      }
      return true
    }
    guard let amount = try? Money(decimal: cell(.amount), in: currency) else { return false }
    let mark = cell(.transfer)
    var operation = StatementOperation(
      line: record.line, date: date, amount: amount, payee: cell(.payee), memo: cell(.memo), category: cell(.category))
    if !cell(.shownPayee).isEmpty { operation.payeeName = cell(.shownPayee) }
    operation.transfer = mark.isEmpty ? StatementTransfer.none : .side(mark: mark)
    operationCount += 1
    try watch.check(operationCount, .operations, most: watch.limits.operations, line: record.line)
    try watch.hold(operation.heldBytes, line: record.line)
    accounts[index].operations.append(operation)
    return true
  }

  private mutating func position(
    _ key: Key, line: Int, _ account: () -> StatementAccount
  ) throws(StatementError) -> Int {
    if let position = positions[key] { return position }
    try watch.check(accounts.count + 1, .accounts, most: watch.limits.accounts, line: line)
    positions[key] = accounts.count
    accounts.append(account())
    return accounts.count - 1
  }
}
