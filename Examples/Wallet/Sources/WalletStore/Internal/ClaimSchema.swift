import GRDB

/// The ninth step of the tables: which writes were done, so that none is done twice.
enum ClaimSchema {
  static let name = "9: claims"

  /// `answer` is the answer of the write, as JSON; nil once the person has left, because it names what was deleted.
  static func migrate(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE claim (
          userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
          key TEXT NOT NULL,
          answer TEXT,
          madeAt REAL NOT NULL,
          PRIMARY KEY (userID, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX claimByAge ON claim (madeAt);
        """)
  }
}
