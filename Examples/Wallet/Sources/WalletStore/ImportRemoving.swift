import GRDB

extension WalletDatabase {
  /// Returns the effects that ``removeImport(_:user:)`` would have, and changes nothing.
  /// - Throws: ``WalletError/noSuchImport``.
  public func removalPreview(of statement: ImportID, user: UserID) async throws -> ImportRemovalPreview {
    try await read(user: user) { database in
      let removal = try ImportRemoval(of: statement, user: user, database)
      let leaving = try removal.accountsThatGo(database)
      return ImportRemovalPreview(
        statement: removal.statement,
        accounts: try removal.accounts(database).map { account, count in
          var source = BalanceSource(user: user, accounts: [account.id])
          source.withoutImport = statement
          let opening = try removal.bringsOpening(of: account.id, database) ? nil : account.openingBalance
          return ImportRemovalPreview.Account(
            account: account, operationCount: count,
            balance: leaving.contains(account.id)
              ? nil
              : try AccountBalance(
                of: source, currency: account.currency, opening: opening, database))
        })
    }
  }

  /// Takes an import back: the operations and balances that it brought, what was remembered of its kind of files, and
  /// the accounts that it made and in which nothing else is. The same file can be imported again, and brings them anew.
  /// - Throws: ``WalletError/noSuchImport``.
  @discardableResult
  public func removeImport(_ statement: ImportID, user: UserID) async throws -> UndoStep {
    try await writeUndoably(user: user) { database in
      let removal = try ImportRemoval(of: statement, user: user, database)
      for account in try removal.accountsThatGo(database) {
        try database.execute(
          sql: "DELETE FROM account WHERE userID = ? AND id = ?", arguments: [user.rawValue, account.rawValue])
      }
      try database.execute(
        sql: """
          UPDATE account SET openingBalance = NULL, openingDate = NULL, openingFile = NULL
          WHERE userID = ? AND openingFile = ?
          """,
        arguments: [user.rawValue, statement.rawValue])
      try FileMemory.handOver(from: statement, user: user, database)
      try database.execute(
        sql: "DELETE FROM importedFile WHERE userID = ? AND id = ?", arguments: [user.rawValue, statement.rawValue])
      return .removedImport(fileName: removal.statement.fileName)
    }
  }
}

/// An import that is being removed.
private struct ImportRemoval {
  let statement: WalletImport
  private let user: UserID

  init(of statement: ImportID, user: UserID, _ database: Database) throws {
    self.user = user
    self.statement = try WalletImport.fetch(statement, user: user, database)
  }

  /// Returns the accounts that the import touched, by name, with the number of its operations.
  func accounts(_ database: Database) throws -> [(WalletAccount, Int)] {
    let counts = try Row.fetchAll(
      database, sql: "SELECT accountID, count(*) AS count FROM operation WHERE userID = ? AND fileID = ? GROUP BY 1",
      arguments: [user.rawValue, statement.id.rawValue])
    let balances = try Int64.fetchAll(
      database,
      sql: """
        SELECT accountID FROM bankBalance WHERE userID = :user AND fileID = :file
        UNION SELECT accountID FROM fileAccount WHERE userID = :user AND fileID = :file
        UNION SELECT id FROM account WHERE userID = :user AND openingFile = :file
        """,
      arguments: ["user": user.rawValue, "file": statement.id.rawValue])
    let byAccount = Dictionary(
      counts.map { ($0["accountID"] as Int64, $0["count"] as Int) } + balances.map { ($0, 0) },
      uniquingKeysWith: +)
    return try WalletAccount.fetch(user: user, database).compactMap { account in
      byAccount[account.id.rawValue].map { (account, $0) }
    }
  }

  /// Returns true if the import gave the opening balance of an account.
  func bringsOpening(of account: AccountID, _ database: Database) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE userID = ? AND id = ? AND openingFile = ?)",
      arguments: [user.rawValue, account.rawValue, statement.id.rawValue]) ?? false
  }

  /// Returns the accounts that the import created and in which nothing else is.
  func accountsThatGo(_ database: Database) throws -> Set<AccountID> {
    let ids = try Int64.fetchAll(
      database,
      sql: """
        SELECT id FROM account WHERE userID = :user AND madeByFile = :file
          AND NOT EXISTS (SELECT 1 FROM operation
            WHERE operation.userID = :user AND accountID = account.id AND fileID <> :file)
          AND NOT EXISTS (SELECT 1 FROM bankBalance
            WHERE bankBalance.userID = :user AND accountID = account.id AND fileID IS NOT :file)
        """,
      arguments: ["user": user.rawValue, "file": statement.id.rawValue])
    return Set(ids.map(AccountID.init(rawValue:)))
  }
}
