import GRDB

/// The tenth step of the tables: which users were made and erased, so that none is made twice.
enum UserClaimSchema {
  static let name = "10: claims on users"

  /// `userID` refers to no row: it outlives the user, and no number is given to another.
  static func migrate(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE userClaim (
          key TEXT PRIMARY KEY,
          userID INTEGER NOT NULL,
          madeAt REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX userClaimByAge ON userClaim (madeAt);
        """)
  }
}
