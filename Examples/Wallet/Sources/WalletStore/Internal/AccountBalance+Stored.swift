import GRDB
import Statements

/// The operations and bank balances from which a balance is counted. Its condition always begins with the user.
struct BalanceSource {
  let user: UserID
  /// The accounts: one, or several as if they were one.
  let accounts: [AccountID]
  /// An import that is left out.
  var withoutImport: ImportID?
  /// The operations that are left out.
  var without: Set<OperationID> = []

  func condition(of table: String) -> (sql: String, arguments: StatementArguments) {
    let numbers = databaseQuestionMarks(count: accounts.count)
    var sql = "\(table).userID = ? AND \(table).accountID IN (\(numbers))"
    var arguments: StatementArguments = [user.rawValue]
    arguments += StatementArguments(accounts.map(\.rawValue))
    if let withoutImport {
      sql += " AND \(table).fileID IS NOT ?"
      arguments += [withoutImport.rawValue]
    }
    return (sql, arguments)
  }
}

extension AccountBalance {
  /// Counts a balance from the later of the balances that the bank and the person gave, if there are any.
  init(of source: BalanceSource, currency: Currency, opening: OpeningBalance?, _ database: Database) throws {
    let said = source.condition(of: "bankBalance")
    let bank = try Row.fetchOne(
      database,
      sql: "SELECT date, amount FROM bankBalance WHERE \(said.sql) ORDER BY date DESC, id DESC LIMIT 1",
      arguments: said.arguments)
    let operations = source.condition(of: "operation")
    let start: MoneySum
    var after = ""
    // The bank's balance is that of the end of its day, the person's that of the start of theirs.
    if let bank, opening.map({ bank["date"] >= $0.day.iso }) ?? true {
      start = MoneySum(try StoredValue.money(bank["amount"], currency.code))
      after = " AND date > '\(try StoredValue.date(bank["date"]).iso)'"
      basis = .bank(on: try StoredValue.date(bank["date"]))
    } else if let opening {
      start = MoneySum(opening.amount)
      after = " AND date >= '\(opening.day.iso)'"
      basis = .opening(on: opening.day)
    } else {
      start = MoneySum(currency)
      let first = try String.fetchOne(
        database, sql: "SELECT min(date) FROM operation WHERE \(operations.sql)", arguments: operations.arguments)
      basis = .sum(since: try first.map(StoredValue.date))
    }
    let row = try Row.fetchOne(
      database, sql: "SELECT \(StoredSum.columns) FROM operation WHERE \(operations.sql)\(after)",
      arguments: operations.arguments)
    var units = start.minorUnits + (row.map(StoredSum.minorUnits) ?? 0)
    if !source.without.isEmpty {
      let amounts = try Row.fetchCursor(
        database, sql: "SELECT id, amount FROM operation WHERE \(operations.sql)\(after)",
        arguments: operations.arguments)
      while let row = try amounts.next() {
        if source.without.contains(OperationID(rawValue: row["id"])) { units -= Int128(row["amount"] as Int64) }
      }
    }
    total = MoneySum(minorUnits: units, currency: currency)
  }
}
