public import Statements
import GRDB

/// How many operations a filter lets through, and what they come to.
public struct OperationSummary: Hashable, Sendable {
  /// How many they are.
  public let count: Int
  /// What they come to, one sum for each currency, by its code. Both sides of a transfer are in it, if both are let
  /// through.
  public let totals: [MoneySum]
}

extension WalletDatabase {
  /// How many operations a filter lets through, and what they come to: what a search found, in a line.
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
