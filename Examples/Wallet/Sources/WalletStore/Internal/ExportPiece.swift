import GRDB
import Statements

/// How far an export has come.
struct ExportPosition: Sendable {
  var date = ""
  var id: Int64 = 0
}

/// Some lines of an export. Only operations that were there when it began are in it.
struct ExportPiece: Sendable {
  private(set) var text = ""
  private(set) var count = 0
  private(set) var last: ExportPosition
  let newestID: Int64

  init(user: UserID, after position: ExportPosition, newestID: Int64?, limit: Int, _ database: Database) throws {
    last = position
    self.newestID = try newestID ?? Int64.fetchOne(database, sql: "SELECT max(id) FROM operation") ?? 0
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT operation.id, date, amount, operation.currency, payee, memo, categoryKey, identifier, account.name, kind
        FROM operation JOIN account ON account.id = accountID
        WHERE operation.userID = ? AND (date, operation.id) > (?, ?) AND operation.id <= ?
        ORDER BY date, operation.id LIMIT ?
        """,
      arguments: [user.rawValue, position.date, position.id, self.newestID, limit])
    while let row = try rows.next() {
      let amount = try StoredValue.money(row["amount"], row["currency"])
      let texts: [String] = [row["identifier"], row["name"], row["kind"], amount.currency.code]
      let ends: [String] = [row["payee"], row["memo"], row["categoryKey"]]
      last = ExportPosition(date: row["date"], id: row["id"])
      count += 1
      text += CSVText.line(
        [last.date] + texts.map(SpreadsheetGuard.added) + [amount.decimalText] + ends.map(SpreadsheetGuard.added))
    }
  }
}
