import GRDB

/// The seventh step of the tables: what waits to be sent elsewhere.
enum OutgoingSchema {
  static let name = "7: outgoing orders"

  /// `position` keeps the order in which entries came; `AUTOINCREMENT` gives no number twice.
  static func migrate(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE outgoing (
          position INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          entry BLOB NOT NULL
        ) STRICT;
        """)
  }
}
