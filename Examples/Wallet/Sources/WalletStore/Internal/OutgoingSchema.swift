import GRDB

/// The seventh step of the tables: the entries that wait to be sent elsewhere.
enum OutgoingSchema {
  static let name = "7: outgoing orders"

  /// `position` keeps the order in which entries came; `AUTOINCREMENT` gives no number twice. An entry has its owner in
  /// a column, so that the cost of one person's reading and adding does not grow with the entries of others.
  static func migrate(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE outgoing (
          position INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          owner TEXT,
          entry BLOB NOT NULL
        ) STRICT;
        CREATE INDEX outgoingOfOwner ON outgoing (owner, position) WHERE owner IS NOT NULL;
        """)
  }
}
