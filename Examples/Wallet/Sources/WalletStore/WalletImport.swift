public import Foundation
public import Statements
import GRDB

/// A file that was imported, with the operations of it that are still there.
public struct WalletImport: Hashable, Sendable, Identifiable {
  /// The import's number.
  public let id: ImportID
  /// The name of the file, as it was given.
  public let fileName: String
  /// The format of the statement.
  public let format: String
  /// The time of the import.
  public let date: Date
  /// The number of operations of the import that are still there.
  public let operationCount: Int
  /// The days of these operations; nil if there are none.
  public let days: ClosedRange<CalendarDate>?
  /// The names of the accounts that they are on.
  public let accountNames: [String]
}

extension WalletDatabase {
  /// Returns the imports of a user of which anything is left, the newest first.
  public func imports(user: UserID) async throws -> [WalletImport] {
    try await read(user: user) { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM importedFile WHERE userID = ? ORDER BY id DESC",
        arguments: [user.rawValue]
      )
      .map { row in try WalletImport(row: row, user: user, database) }
      .filter { $0.operationCount > 0 || !$0.accountNames.isEmpty }
    }
  }
}

extension WalletImport {
  static func fetch(_ statement: ImportID, user: UserID, _ database: Database) throws -> WalletImport {
    let row = try Row.fetchOne(
      database, sql: "SELECT * FROM importedFile WHERE userID = ? AND id = ?",
      arguments: [user.rawValue, statement.rawValue])
    guard let row else { throw WalletError.noSuchImport }
    return try WalletImport(row: row, user: user, database)
  }

  fileprivate init(row: Row, user: UserID, _ database: Database) throws {
    id = ImportID(rawValue: row["id"])
    fileName = row["name"]
    format = row["format"]
    date = Date(timeIntervalSince1970: row["importedAt"])
    let counted = try Row.fetchOne(
      database,
      sql: """
        SELECT count(*) AS count, min(date) AS first, max(date) AS last FROM operation WHERE userID = ? AND fileID = ?
        """,
      arguments: [user.rawValue, id.rawValue])
    operationCount = counted?["count"] ?? 0
    if let first: String = counted?["first"], let last: String = counted?["last"] {
      days = try StoredValue.date(first)...StoredValue.date(last)
    } else {
      days = nil
    }
    accountNames = try String.fetchAll(
      database,
      sql: """
        SELECT \(WalletAccount.shownName) AS shownName FROM account WHERE userID = :user AND (
          id IN (SELECT accountID FROM operation WHERE userID = :user AND fileID = :file)
          OR id IN (SELECT accountID FROM bankBalance WHERE userID = :user AND fileID = :file)
          OR id IN (SELECT accountID FROM fileAccount WHERE userID = :user AND fileID = :file)
          OR openingFile = :file)
        ORDER BY shownName COLLATE NOCASE, id
        """,
      arguments: ["user": user.rawValue, "file": id.rawValue])
  }
}
