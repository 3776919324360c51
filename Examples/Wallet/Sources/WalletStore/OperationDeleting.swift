import GRDB

extension WalletDatabase {
  /// Returns the effects that ``deleteOperation(_:user:)`` would have, and changes nothing.
  /// - Throws: ``WalletError/noSuchOperation``.
  public func deletionPreview(of operation: OperationID, user: UserID) async throws -> OperationDeletionPreview {
    try await read(user: user) { database in
      let operation = try WalletOperation.fetch(operation, user: user, database)
      let account = try WalletAccount.fetch(operation.account, user: user, database)
      var source = BalanceSource(user: user, accounts: [account.id])
      source.without = [operation.id]
      return OperationDeletionPreview(
        operation: operation, balance: account.balance,
        balanceAfter: try AccountBalance(
          of: source, currency: account.currency, opening: account.openingBalance, database))
    }
  }

  /// Deletes an operation. A file that has it stays without it when it is imported again, unless the person lets it in:
  /// of a deleted operation only that is kept by which it is known again.
  /// - Throws: ``WalletError/noSuchOperation``, also if it is somebody else's.
  @discardableResult
  public func deleteOperation(_ operation: OperationID, user: UserID) async throws -> UndoStep {
    try await writeUndoably(user: user) { database in
      let before = try WalletOperation.fetch(operation, user: user, database)
      let arguments: StatementArguments = [user.rawValue, operation.rawValue]
      try database.execute(
        sql: """
          INSERT INTO deletedOperation (userID, accountID, date, bankKey, fingerprint)
          SELECT userID, accountID, date, bankKey, fingerprint FROM operation WHERE userID = ? AND id = ?
          """,
        arguments: arguments)
      try database.execute(sql: "DELETE FROM operation WHERE userID = ? AND id = ?", arguments: arguments)
      return .deletedOperation(payee: before.payee)
    }
  }
}
