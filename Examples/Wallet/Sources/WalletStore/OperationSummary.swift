public import Statements
import GRDB

/// The number of operations that a filter lets through, and their sums.
public struct OperationSummary: Hashable, Sendable {
  /// The number of operations.
  public let count: Int
  /// The sums of the operations, one for each currency, by its code. Both sides of a transfer are in it, if both are
  /// let through.
  public let totals: [MoneySum]
}

extension WalletDatabase {
  /// Returns the number of operations that a filter lets through, and their sums: the result of a search, in a line.
  public func summary(of filter: OperationFilter, user: UserID) async throws -> OperationSummary {
    try await read(user: user) { database in
      let condition = try OperationCondition(filter, user: user, database)
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT currency, count(*) AS count, \(StoredSum.columns) FROM operation WHERE \(condition.sql)
          GROUP BY currency ORDER BY currency
          """,
        arguments: condition.arguments)
      return OperationSummary(
        count: rows.reduce(0) { $0 + $1["count"] }, totals: try rows.map { try StoredSum.read($0, $0["currency"]) })
    }
  }
}
