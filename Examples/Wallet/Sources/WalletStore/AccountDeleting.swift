import Statements
import GRDB

extension WalletDatabase {
  /// Returns the effects that ``deleteAccount(_:user:)`` would have, and changes nothing.
  /// - Throws: ``WalletError/noSuchAccount``.
  public func deletionPreview(of account: AccountID, user: UserID) async throws -> AccountDeletionPreview {
    try await read(user: user) { database in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT min(date) AS first, max(date) AS last, count(counterpartID) AS transfers FROM operation
          WHERE userID = ? AND accountID = ?
          """,
        arguments: [user.rawValue, account.rawValue])
      let (first, last): (String?, String?) = (row?["first"], row?["last"])
      return AccountDeletionPreview(
        account: try WalletAccount.fetch(account, user: user, database),
        days: try first.flatMap { first in try last.map { try StoredValue.date(first)...StoredValue.date($0) } },
        partedTransfers: row?["transfers"] ?? 0)
    }
  }

  /// Deletes an account with its operations and all that was remembered of it. A file that is imported later makes it
  /// anew.
  /// - Throws: ``WalletError/noSuchAccount``.
  @discardableResult
  public func deleteAccount(_ account: AccountID, user: UserID) async throws -> UndoStep {
    try await writeUndoably(user: user) { database in
      let before = try WalletAccount.fetch(account, user: user, database)
      try database.execute(
        sql: "DELETE FROM account WHERE userID = ? AND id = ?", arguments: [user.rawValue, account.rawValue])
      return .deletedAccount(name: before.name)
    }
  }
}
