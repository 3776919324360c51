import GRDB
public import Statements

extension WalletDatabase {
  /// Returns all operations of a user from a day on, the oldest first; for features that look at many at once. All are
  /// held in memory, some hundred bytes each.
  public func operations(since day: CalendarDate, user: UserID) async throws -> [WalletOperation] {
    try await read(user: user) { database in
      let rows = try Row.fetchCursor(
        database,
        sql:
          "\(WalletOperation.select) WHERE operation.userID = ? AND operation.date >= ? ORDER BY operation.date, operation.id",
        arguments: [user.rawValue, day.iso])
      var operations: [WalletOperation] = []
      while let row = try rows.next() { operations.append(try WalletOperation(row: row)) }
      return operations
    }
  }
}
