import GRDB

/// The third step of the tables: names and balances of accounts, the answers of imports, transfers, and what can be
/// undone.
enum AccountSchema {
  static let name = "3: balances, transfers, undoing"

  static func migrate(_ database: Database) throws {
    try database.execute(sql: accounts)
    try database.execute(sql: imports)
    try database.execute(sql: transfers)
    try database.execute(sql: undoing)
  }

  /// `givenName` is the person's name over the bank's. Each file's word on a balance is kept, so that the one before
  /// counts again when an import is undone; `fileID` is nil for what an older version knew.
  private static let accounts = """
    ALTER TABLE account ADD COLUMN givenName TEXT;
    ALTER TABLE account ADD COLUMN openingBalance INTEGER;
    ALTER TABLE account ADD COLUMN openingDate TEXT;
    ALTER TABLE account ADD COLUMN madeByFile INTEGER;

    CREATE TABLE bankBalance (
      id INTEGER PRIMARY KEY,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      accountID INTEGER NOT NULL,
      fileID INTEGER,
      date TEXT NOT NULL,
      amount INTEGER NOT NULL,
      FOREIGN KEY (userID, accountID) REFERENCES account (userID, id) ON DELETE CASCADE,
      FOREIGN KEY (userID, fileID) REFERENCES importedFile (userID, id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX bankBalanceByAccount ON bankBalance (userID, accountID, date, id);
    CREATE INDEX bankBalanceByFile ON bankBalance (userID, fileID);
    INSERT INTO bankBalance (userID, accountID, date, amount)
      SELECT userID, id, bankBalanceDate, bankBalance FROM account
      WHERE bankBalance IS NOT NULL AND bankBalanceDate IS NOT NULL;
    ALTER TABLE account DROP COLUMN bankBalance;
    ALTER TABLE account DROP COLUMN bankBalanceDate;
    """

  /// `accountIdentifier` has the further names by which files call an account, after two were merged. `fileAccount` has
  /// which account the files of one shape and series belong to. Of a deleted operation only that is kept by which a
  /// file's line is known again.
  private static let imports = """
    CREATE TABLE accountIdentifier (
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      identifier TEXT NOT NULL,
      currency TEXT NOT NULL,
      accountID INTEGER NOT NULL,
      PRIMARY KEY (userID, identifier, currency),
      FOREIGN KEY (userID, accountID) REFERENCES account (userID, id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX accountIdentifierByAccount ON accountIdentifier (userID, accountID);

    CREATE TABLE fileAccount (
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      shape TEXT NOT NULL,
      series TEXT NOT NULL,
      currency TEXT NOT NULL,
      accountID INTEGER NOT NULL,
      PRIMARY KEY (userID, shape, series, currency),
      FOREIGN KEY (userID, accountID) REFERENCES account (userID, id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX fileAccountByAccount ON fileAccount (userID, accountID);

    CREATE TABLE deletedOperation (
      id INTEGER PRIMARY KEY,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      accountID INTEGER NOT NULL,
      date TEXT NOT NULL,
      bankKey BLOB,
      fingerprint BLOB NOT NULL,
      FOREIGN KEY (userID, accountID) REFERENCES account (userID, id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX deletedOperationByAccount ON deletedOperation (userID, accountID, date);
    """

  /// Each operation of a pair names the other. A pair that was parted stays so.
  private static let transfers = """
    ALTER TABLE operation ADD COLUMN counterpartID INTEGER REFERENCES operation (id) ON DELETE SET NULL;
    CREATE INDEX operationByCounterpart ON operation (counterpartID) WHERE counterpartID IS NOT NULL;

    CREATE TABLE partedTransfer (
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      firstID INTEGER NOT NULL REFERENCES operation (id) ON DELETE CASCADE,
      secondID INTEGER NOT NULL REFERENCES operation (id) ON DELETE CASCADE,
      PRIMARY KEY (firstID, secondID)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX partedTransferBySecond ON partedTransfer (secondID);
    CREATE INDEX partedTransferByUser ON partedTransfer (userID);
    """

  /// A step's changes are the statements that take it back, the last one first.
  private static let undoing = """
    CREATE TABLE undoStep (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      action TEXT NOT NULL,
      madeAt REAL NOT NULL
    ) STRICT;
    CREATE INDEX undoStepByUser ON undoStep (userID);
    CREATE TABLE undoChange (
      id INTEGER PRIMARY KEY,
      stepID INTEGER NOT NULL REFERENCES undoStep (id) ON DELETE CASCADE,
      statement TEXT NOT NULL
    ) STRICT;
    CREATE INDEX undoChangeByStep ON undoChange (stepID);
    """
}
