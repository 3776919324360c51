import GRDB

/// The operations of one account that look the same as those of another: day, amount, payee and memo.
enum LookAlikeOperations {
  /// As many of the source as there are in the target, of each sort.
  static func find(of source: AccountID, in target: AccountID, user: UserID, _ database: Database) throws
    -> Set<OperationID>
  {
    let ids = try Int64.fetchSet(
      database,
      sql: """
        WITH own AS (
          SELECT id, fingerprint, row_number() OVER (PARTITION BY fingerprint ORDER BY id) AS number FROM operation
          WHERE userID = :user AND accountID = :source),
        other AS (
          SELECT fingerprint, count(*) AS count FROM operation
          WHERE userID = :user AND accountID = :target GROUP BY fingerprint)
        SELECT own.id FROM own JOIN other USING (fingerprint) WHERE own.number <= other.count
        """,
      arguments: ["user": user.rawValue, "source": source.rawValue, "target": target.rawValue])
    return Set(ids.map(OperationID.init(rawValue:)))
  }
}
