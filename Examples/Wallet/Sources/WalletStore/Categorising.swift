import GRDB

extension WalletDatabase {
  /// Returns the categories of a user, in the order in which they are shown.
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
  @discardableResult
  public func setCategory(_ category: CategoryKey, of operation: OperationID, user: UserID) async throws -> UndoStep {
    try await writeUndoably(user: user) { database in
      let change = try CategoryChange(to: category, of: operation, user: user, database)
      try change.carryOut(database)
      return .categorised(category, count: 1)
    }
  }

  /// Returns the effects that ``setCategory(_:ofAllLike:user:)`` would have, and changes nothing.
  /// - Throws: ``WalletError/noSuchOperation``, also if it is somebody else's, or ``WalletError/noSuchCategory(_:)``.
  public func categoryChangePreview(
    to category: CategoryKey, of operation: OperationID, user: UserID
  ) async throws -> CategoryChangePreview {
    try await read(user: user) { database in
      try CategoryChange(to: category, of: operation, user: user, database).preview(database)
    }
  }

  /// Gives all operations of an operation's payee a category, those of the past too, and remembers it for those to
  /// come.
  /// - Throws: ``WalletError/noSuchOperation``, also if it is somebody else's, or ``WalletError/noSuchCategory(_:)``.
  @discardableResult
  public func setCategory(
    _ category: CategoryKey, ofAllLike operation: OperationID, user: UserID
  ) async throws -> UndoStep {
    try await writeUndoably(user: user) { database, recording in
      let change = try CategoryChange(to: category, of: operation, user: user, database)
      try change.carryOut(database)
      return .categorised(category, count: 1 + (try change.carryOutForOthers(recording)))
    }
  }
}
