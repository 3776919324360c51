import GRDB
import Statements

/// The accounts to which the files of one shape and series were said to belong.
struct FileMemory {
  private struct Entry {
    let series: String
    let currency: String
    let account: AccountID
  }

  private let series: String
  private let entries: [Entry]

  init(_ plan: ImportPlan, user: UserID, _ database: Database) throws {
    series = plan.series.key
    entries = try Row.fetchAll(
      database, sql: "SELECT series, currency, accountID FROM fileAccount WHERE userID = ? AND shape = ?",
      arguments: [user.rawValue, plan.shape]
    ).map { Entry(series: $0["series"], currency: $0["currency"], account: AccountID(rawValue: $0["accountID"])) }
  }

  /// Returns the account of the files of this shape and series. For a name from which something was cut, the account of
  /// the name without the mark of the cut counts too; it is then a hint as any other.
  func account(in currency: Currency) -> AccountID? {
    let own = entries.filter { $0.currency == currency.code }
    let known = own.first { $0.series == series } ?? own.first { $0.series + FileSeries.cut == series }
    return known?.account
  }

  /// Returns the accounts of all files of this shape.
  func accountsOfShape(in currency: Currency) -> Set<AccountID> {
    Set(entries.filter { $0.currency == currency.code }.map(\.account))
  }

  /// Hands over the answers that were given with an import that is removed, to the newest import that confirmed them:
  /// another file of the same series whose operations are in that account. An answer that no import confirms is removed
  /// too.
  static func handOver(from file: ImportID, user: UserID, _ database: Database) throws {
    let answers = try Row.fetchAll(
      database,
      sql: "SELECT shape, series, currency, accountID FROM fileAccount WHERE userID = ? AND fileID = ?",
      arguments: [user.rawValue, file.rawValue])
    for answer in answers {
      let others = try Row.fetchCursor(
        database,
        sql: """
          SELECT id, name FROM importedFile WHERE userID = :user AND id <> :file
            AND EXISTS (SELECT 1 FROM operation
              WHERE operation.userID = :user AND accountID = :account AND fileID = importedFile.id)
          ORDER BY id DESC
          """,
        arguments: ["user": user.rawValue, "file": file.rawValue, "account": answer["accountID"] as Int64])
      while let other = try others.next() {
        guard FileSeries(fileName: other["name"]).key == answer["series"] as String else { continue }
        try database.execute(
          sql: """
            UPDATE fileAccount SET fileID = ? WHERE userID = ? AND shape = ? AND series = ? AND currency = ?
            """,
          arguments: [other["id"] as Int64, user.rawValue, answer["shape"], answer["series"], answer["currency"]])
        break
      }
    }
  }

  /// Remembers an answer until the import with which it was given is taken back; the newest counts.
  /// - Parameter file: A function that returns the row of the import.
  static func remember(
    _ account: AccountID, for plan: ImportPlan, currency: Currency, file: () throws -> Int64, user: UserID,
    _ database: Database
  ) throws {
    // An answer that is known already must not count as a change.
    let known = try Int64.fetchOne(
      database,
      sql: "SELECT accountID FROM fileAccount WHERE userID = ? AND shape = ? AND series = ? AND currency = ?",
      arguments: [user.rawValue, plan.shape, plan.series.key, currency.code])
    guard known != account.rawValue else { return }
    try database.execute(
      sql: """
        INSERT INTO fileAccount (userID, shape, series, currency, accountID, fileID) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (userID, shape, series, currency)
          DO UPDATE SET accountID = excluded.accountID, fileID = excluded.fileID
        """,
      arguments: [user.rawValue, plan.shape, plan.series.key, currency.code, account.rawValue, try file()])
  }
}
