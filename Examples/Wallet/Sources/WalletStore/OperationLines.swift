import GRDB

extension WalletDatabase {
  /// Returns the number of lines of the list: one for each operation that the filter lets through, and one for each of
  /// their days.
  public func countLines(_ filter: OperationFilter, user: UserID) async throws -> Int {
    try await read(user: user) { database in
      try LineOutline(OperationCondition(filter, user: user, database), database).lineCount
    }
  }

  /// Returns the lines of a part of the list, the newest day first.
  ///
  /// ```swift
  /// let count = try await database.countLines(filter, user: user)
  /// let page = try await database.lines(filter, 0..<60, user: user)
  /// ```
  ///
  /// A part can begin in the midst of a day; the heading is then not among its lines. What is past the end is left out.
  /// Only the operations of the part are read, whatever its distance from the beginning.
  public func lines(
    _ filter: OperationFilter, _ range: Range<Int>, user: UserID
  ) async throws -> [OperationLine] {
    try await read(user: user) { database in
      let condition = try OperationCondition(filter, user: user, database)
      return try LineOutline(condition, database).lines(range, condition, database)
    }
  }
}
