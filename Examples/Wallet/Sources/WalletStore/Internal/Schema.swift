package import GRDB

/// The tables, as a list of steps that each database has taken once.
///
/// A step that has been released is never edited: the next change is a new step at the end.
package enum Schema {
  package static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: users, accounts, operations") { database in
      try database.execute(sql: users)
      try database.execute(sql: accounts)
      try database.execute(sql: operations)
    }
    migrator.registerMigration("2: sign-in attempts by address") { try $0.execute(sql: signInCounts) }
    migrator.registerMigration(AccountSchema.name, migrate: AccountSchema.migrate)
    migrator.registerMigration("4: transfers of before") { database in
      for user in try Int64.fetchAll(database, sql: "SELECT id FROM user") {
        try StoredTransferSides.pairAll(of: UserID(rawValue: user), database)
      }
    }
    // A guest is a sample in which all strangers look round.
    migrator.registerMigration("5: guests") { database in
      try database.execute(sql: "ALTER TABLE user ADD COLUMN isGuest INTEGER NOT NULL DEFAULT 0")
    }
    migrator.registerMigration(PayeeSchema.name, migrate: PayeeSchema.migrate)
    migrator.registerMigration(OutgoingSchema.name, migrate: OutgoingSchema.migrate)
    migrator.registerMigration(RatesSchema.name, migrate: RatesSchema.migrate)
    migrator.registerMigration(ClaimSchema.name, migrate: ClaimSchema.migrate)
    migrator.registerMigration(UserClaimSchema.name, migrate: UserClaimSchema.migrate)
    return migrator
  }

  /// `AUTOINCREMENT` keeps the number of a deleted user from being given to the next one. `revision` counts the commits
  /// that touched the user's rows; another process reads it to know whom a change concerns. A sample user has no name
  /// and no password, so nobody can sign in as one.
  private static let users = """
    CREATE TABLE user (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      nameKey TEXT UNIQUE,
      passwordSalt BLOB,
      passwordHash BLOB,
      passwordRounds INTEGER,
      passwordBlockSize INTEGER,
      passwordParallelism INTEGER,
      isSample INTEGER NOT NULL DEFAULT 0,
      createdAt REAL NOT NULL,
      settings TEXT NOT NULL,
      revision INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE signInAttempt (
      nameKey TEXT PRIMARY KEY,
      failures INTEGER NOT NULL,
      lastFailure REAL NOT NULL,
      lockedUntil REAL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX signInAttemptByAge ON signInAttempt (lastFailure);
    """

  /// The pair (userID, id) is unique so that an operation can refer to both at once: the database itself then refuses
  /// an operation of one user on an account of another.
  private static let accounts = """
    CREATE TABLE category (
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      name TEXT NOT NULL,
      position INTEGER NOT NULL,
      PRIMARY KEY (userID, key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE payeeCategory (
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      payeeKey TEXT NOT NULL,
      categoryKey TEXT NOT NULL,
      PRIMARY KEY (userID, payeeKey)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE account (
      id INTEGER PRIMARY KEY,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      identifier TEXT NOT NULL,
      name TEXT NOT NULL,
      kind TEXT NOT NULL,
      currency TEXT NOT NULL,
      bankBalance INTEGER,
      bankBalanceDate TEXT,
      UNIQUE (userID, identifier, currency),
      UNIQUE (userID, id)
    ) STRICT;

    CREATE TABLE importedFile (
      id INTEGER PRIMARY KEY,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      format TEXT NOT NULL,
      importedAt REAL NOT NULL,
      UNIQUE (userID, id)
    ) STRICT;
    """

  /// Amounts are whole minor units and dates are ISO text, which sorts as dates do. Each index serves one question: the
  /// list by day, the list and the balance of one account, the list of one category.
  private static let operations = """
    CREATE TABLE operation (
      id INTEGER PRIMARY KEY,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      accountID INTEGER NOT NULL,
      date TEXT NOT NULL,
      amount INTEGER NOT NULL,
      currency TEXT NOT NULL,
      payee TEXT NOT NULL,
      memo TEXT NOT NULL,
      categoryKey TEXT NOT NULL,
      bankKey BLOB,
      fingerprint BLOB NOT NULL,
      payeeKey TEXT NOT NULL,
      searchText TEXT NOT NULL,
      fileID INTEGER NOT NULL,
      fileLine INTEGER NOT NULL,
      FOREIGN KEY (userID, accountID) REFERENCES account (userID, id) ON DELETE CASCADE,
      FOREIGN KEY (userID, categoryKey) REFERENCES category (userID, key),
      FOREIGN KEY (userID, fileID) REFERENCES importedFile (userID, id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX operationByDay ON operation (userID, date, id);
    CREATE INDEX operationByAccount ON operation (userID, accountID, date, amount);
    CREATE INDEX operationByCategory ON operation (userID, categoryKey, date);
    CREATE INDEX operationByFile ON operation (userID, fileID);
    """
}
