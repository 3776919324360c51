import GRDB

extension WalletDatabase {
  /// The categories of a user, in the order in which they are shown.
  public func categories(user: UserID) async throws -> [WalletCategory] {
    try await read(user: user) { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT key, name FROM category WHERE userID = ? ORDER BY position, key",
        arguments: [user.rawValue])
      return rows.map { WalletCategory(key: CategoryKey(rawValue: $0["key"]), name: $0["name"]) }
    }
  }

  /// Gives an operation a category, and remembers it for its payee: operations of the same payee that are imported
  /// later get it too. Numbers in a payee do not count, as they are mostly dates and shops. Operations that are there
  /// already stay as they are.
  /// - Throws: ``WalletError/noSuchOperation``, also if it is somebody else's, or ``WalletError/noSuchCategory(_:)``.
  public func setCategory(_ category: CategoryKey, of operation: OperationID, user: UserID) async throws {
    try await write(user: user) { database in
      let payeeKey = try String.fetchOne(
        database, sql: "SELECT payeeKey FROM operation WHERE id = ? AND userID = ?",
        arguments: [operation.rawValue, user.rawValue])
      guard let payeeKey else { throw WalletError.noSuchOperation }
      let exists = try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM category WHERE userID = ? AND key = ?)",
        arguments: [user.rawValue, category.rawValue])
      guard exists == true else { throw WalletError.noSuchCategory(category) }
      try database.execute(
        sql: "UPDATE operation SET categoryKey = ? WHERE id = ? AND userID = ?",
        arguments: [category.rawValue, operation.rawValue, user.rawValue])
      try LearnedCategories.learn(category, payeeKey: payeeKey, user: user, database)
    }
  }
}
