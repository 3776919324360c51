import GRDB
import Statements

/// A position that an export has reached.
struct ExportPosition: Sendable {
  var date = ""
  var id: Int64 = 0
}

/// The numbers of the operations of an export: the user's first when it began, and the newest of all.
struct ExportRange: Sendable {
  let first: Int64
  let newest: Int64

  init(of user: UserID, _ database: Database) throws {
    first =
      try Int64.fetchOne(
        database, sql: "SELECT min(id) FROM operation WHERE userID = ?", arguments: [user.rawValue]) ?? 0
    newest = try Int64.fetchOne(database, sql: "SELECT max(id) FROM operation") ?? 0
  }
}

/// Some lines of an export. Only operations that were there when it began are in it.
struct ExportPiece: Sendable {
  private(set) var text = ""
  private(set) var count = 0
  private(set) var last: ExportPosition
  let range: ExportRange

  init(
    user: UserID, after position: ExportPosition, range known: ExportRange?, limit: Int, _ database: Database
  ) throws {
    last = position
    let range = try known ?? ExportRange(of: user, database)
    self.range = range
    if known == nil { text = CSVText.line(ExportedTable.columns) + (try Self.balances(of: user, database)) }
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT operation.id, date, amount, operation.currency, payee, memo, categoryKey, counterpartID, identifier,
          payeeName.name AS givenPayee,
          \(WalletAccount.shownName) AS shownName, kind
        FROM operation JOIN account ON account.id = accountID
          LEFT JOIN payeeName ON payeeName.userID = operation.userID AND payeeName.payeeKey = operation.payeeKey
        WHERE operation.userID = ? AND (date, operation.id) > (?, ?) AND operation.id <= ?
        ORDER BY date, operation.id LIMIT ?
        """,
      arguments: [user.rawValue, position.date, position.id, range.newest, limit])
    while let row = try rows.next() {
      last = ExportPosition(date: row["date"], id: row["id"])
      count += 1
      let counterpart: Int64? = row["counterpartID"]
      text += try Self.line(row, date: last.date) { column in
        switch column {
        case .amount: try StoredValue.money(row["amount"], row["currency"]).decimalText
        case .payee: SpreadsheetGuard.added(to: row["payee"])
        case .memo: SpreadsheetGuard.added(to: row["memo"])
        case .category: SpreadsheetGuard.added(to: row["categoryKey"])
        case .transfer: counterpart.map { String(min($0, last.id) - range.first + 1) } ?? ""
        case .shownPayee: SpreadsheetGuard.added(to: row["givenPayee"] ?? "")
        default: ""
        }
      }
    }
  }

  /// Returns the balances that the bank and the person gave, as lines: of each account the bank's latest, and the
  /// person's.
  private static func balances(of user: UserID, _ database: Database) throws -> String {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT account.identifier, account.kind, account.currency, \(WalletAccount.shownName) AS shownName,
          openingBalance, openingDate, bankBalance.amount AS bankAmount, bankBalance.date AS bankDate
        FROM account LEFT JOIN bankBalance ON bankBalance.id = (
          SELECT id FROM bankBalance AS latest WHERE latest.userID = account.userID AND latest.accountID = account.id
          ORDER BY date DESC, id DESC LIMIT 1)
        WHERE account.userID = ? ORDER BY account.id
        """,
      arguments: [user.rawValue])
    var text = ""
    for row in rows {
      let known: [(Int64?, String?, ExportedTable.BalanceMoment)] = [
        (row["openingBalance"], row["openingDate"], .start), (row["bankAmount"], row["bankDate"], .end),
      ]
      for case (let amount?, let date?, let moment) in known {
        text += try line(row, date: date) { column in
          switch column {
          case .balance: try StoredValue.money(amount, row["currency"]).decimalText
          case .balanceMoment: moment.rawValue
          default: ""
          }
        }
      }
    }
    return text
  }

  /// Returns a line about an account; values that are not those of the account itself come from the caller.
  private static func line(
    _ row: Row, date: String, _ value: (ExportedTable.Column) throws -> String
  ) throws -> String {
    CSVText.line(
      try ExportedTable.Column.allCases.map { column in
        switch column {
        case .date: date
        case .accountID: SpreadsheetGuard.added(to: row["identifier"])
        case .accountName: SpreadsheetGuard.added(to: row["shownName"])
        case .accountType: row["kind"]
        case .currency: row["currency"]
        default: try value(column)
        }
      })
  }
}
