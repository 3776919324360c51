import GRDB
public import Statements

extension WalletDatabase {
  /// Returns the months in which a user has operations, the newest first.
  public func months(user: UserID) async throws -> [Month] {
    try await read(user: user) { database in
      // Steps from month to month along the index, instead of looking at every operation.
      let months = try String.fetchAll(
        database,
        sql: """
          WITH RECURSIVE month (name) AS (
            SELECT substr(max(date), 1, 7) FROM operation WHERE userID = :user
            UNION ALL
            SELECT (SELECT substr(max(date), 1, 7) FROM operation WHERE userID = :user AND date < month.name)
            FROM month WHERE name IS NOT NULL
          )
          SELECT name FROM month WHERE name IS NOT NULL
          """,
        arguments: ["user": user.rawValue])
      return months.compactMap(Month.init(iso:))
    }
  }

  /// Returns the income and spending of all months from one to another that have operations, the earliest first.
  ///
  /// They are not compared with the month before: all sums of that are nothing.
  public func overviews(of months: ClosedRange<Month>, user: UserID) async throws -> [MonthOverview] {
    try await read(user: user) { database in
      try MonthSums.months(months, user: user, database).sorted { $0.key < $1.key }
        .map { MonthOverview(month: $0.key, sums: $0.value, previous: MonthSums()) }
    }
  }

  /// Returns the income and spending of a month and of the one before, for each currency by itself.
  public func overview(of month: Month, user: UserID) async throws -> MonthOverview {
    try await read(user: user) { database in
      let sums = try MonthSums(month: month, user: user, database)
      let previous = try month.previous.map { try MonthSums(month: $0, user: user, database) }
      return MonthOverview(month: month, sums: sums, previous: previous ?? MonthSums())
    }
  }
}
