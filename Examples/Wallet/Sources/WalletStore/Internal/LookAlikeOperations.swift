import GRDB

/// The operations of one account that look the same as those of another: day, amount, payee and memo.
enum LookAlikeOperations {
  /// An operation and the one of the other account that looks like it.
  struct Pair {
    let own: OperationID
    let other: OperationID
  }

  /// Finds the pairs of look-alikes: of each sort as many as both accounts have.
  static func find(of source: AccountID, in target: AccountID, user: UserID, _ database: Database) throws -> [Pair] {
    try Row.fetchAll(
      database,
      sql: """
        WITH own AS (
          SELECT id, fingerprint, row_number() OVER (PARTITION BY fingerprint ORDER BY id) AS number FROM operation
          WHERE userID = :user AND accountID = :source),
        other AS (
          SELECT id, fingerprint, row_number() OVER (PARTITION BY fingerprint ORDER BY id) AS number FROM operation
          WHERE userID = :user AND accountID = :target)
        SELECT own.id AS own, other.id AS other FROM own JOIN other USING (fingerprint, number)
        """,
      arguments: ["user": user.rawValue, "source": source.rawValue, "target": target.rawValue]
    ).map { Pair(own: OperationID(rawValue: $0["own"]), other: OperationID(rawValue: $0["other"])) }
  }
}
