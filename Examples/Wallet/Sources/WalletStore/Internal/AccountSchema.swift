import GRDB

/// The third step of the tables: names and balances of accounts, the answers of imports, transfers, and the steps that
/// can be undone.
enum AccountSchema {
  static let name = "3: balances, transfers, undoing"

  static func migrate(_ database: Database) throws {
    try database.execute(sql: accounts)
    try database.execute(sql: files)
    try database.execute(sql: operations)
    try database.execute(sql: balances)
    try database.execute(sql: imports)
    try database.execute(sql: transfers)
    try database.execute(sql: undoing)
  }

  /// The tables are made anew, so that a number is never given out twice: what has been deleted can come back under its
  /// own. `givenName` is the person's name over the bank's. `openingFile` is the file that told the opening balance;
  /// nil for what the person said. `bankBalance` moves to a table.
  private static let accounts = """
    CREATE TABLE newAccount (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      identifier TEXT NOT NULL,
      name TEXT NOT NULL,
      givenName TEXT,
      kind TEXT NOT NULL,
      currency TEXT NOT NULL,
      openingBalance INTEGER,
      openingDate TEXT,
      openingFile INTEGER,
      madeByFile INTEGER,
      UNIQUE (userID, identifier, currency),
      UNIQUE (userID, id)
    ) STRICT;
    INSERT INTO newAccount (id, userID, identifier, name, kind, currency)
      SELECT id, userID, identifier, name, kind, currency FROM account;
    """

  private static let files = """
    CREATE TABLE newImportedFile (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      format TEXT NOT NULL,
      importedAt REAL NOT NULL,
      UNIQUE (userID, id)
    ) STRICT;
    INSERT INTO newImportedFile SELECT id, userID, name, format, importedAt FROM importedFile;
    DROP TABLE importedFile;
    ALTER TABLE newImportedFile RENAME TO importedFile;
    """

  /// The table of operations. Each of the two sides of a transfer names the other.
  private static let operations = """
    CREATE TABLE newOperation (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
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
      counterpartID INTEGER REFERENCES operation (id) ON DELETE SET NULL,
      FOREIGN KEY (userID, accountID) REFERENCES account (userID, id) ON DELETE CASCADE,
      FOREIGN KEY (userID, categoryKey) REFERENCES category (userID, key),
      FOREIGN KEY (userID, fileID) REFERENCES importedFile (userID, id) ON DELETE CASCADE
    ) STRICT;
    INSERT INTO newOperation
      SELECT id, userID, accountID, date, amount, currency, payee, memo, categoryKey, bankKey, fingerprint, payeeKey,
        searchText, fileID, fileLine, NULL
      FROM operation;
    DROP TABLE operation;
    ALTER TABLE newOperation RENAME TO operation;
    CREATE INDEX operationByDay ON operation (userID, date, id);
    CREATE INDEX operationByAccount ON operation (userID, accountID, date, amount);
    CREATE INDEX operationByCategory ON operation (userID, categoryKey, date);
    CREATE INDEX operationByFile ON operation (userID, fileID);
    CREATE INDEX operationByCounterpart ON operation (counterpartID) WHERE counterpartID IS NOT NULL;
    """

  /// Each file's word on a balance is kept, so that the one before counts again when an import is undone; `fileID` is
  /// nil for a balance that an older version stored.
  private static let balances = """
    CREATE TABLE bankBalance (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
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
    DROP TABLE account;
    ALTER TABLE newAccount RENAME TO account;
    """

  /// `accountIdentifier` has the further names by which files call an account, after two were merged. `fileAccount` has
  /// the account to which the files of one shape and series belong, and the file with which that was said. Of a deleted
  /// operation only the keys are kept by which a file's line is recognised.
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
      fileID INTEGER NOT NULL,
      PRIMARY KEY (userID, shape, series, currency),
      FOREIGN KEY (userID, accountID) REFERENCES account (userID, id) ON DELETE CASCADE,
      FOREIGN KEY (userID, fileID) REFERENCES importedFile (userID, id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX fileAccountByAccount ON fileAccount (userID, accountID);
    CREATE INDEX fileAccountByFile ON fileAccount (userID, fileID);

    CREATE TABLE deletedOperation (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      accountID INTEGER NOT NULL,
      date TEXT NOT NULL,
      bankKey BLOB,
      fingerprint BLOB NOT NULL,
      FOREIGN KEY (userID, accountID) REFERENCES account (userID, id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX deletedOperationByAccount ON deletedOperation (userID, accountID, date);
    """

  /// A pair that was parted stays so.
  private static let transfers = """
    CREATE TABLE partedTransfer (
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      firstID INTEGER NOT NULL REFERENCES operation (id) ON DELETE CASCADE,
      secondID INTEGER NOT NULL REFERENCES operation (id) ON DELETE CASCADE,
      PRIMARY KEY (firstID, secondID)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX partedTransferBySecond ON partedTransfer (secondID);
    CREATE INDEX partedTransferByUser ON partedTransfer (userID);
    """

  /// A step's changes are the statements that take it back, the last one first. `operationID` is that of an operation
  /// which comes back, to life or to its account, `accountID` is that of the account into which one was merged, and
  /// `lastFileID` is the newest import of the moment.
  private static let undoing = """
    CREATE TABLE undoStep (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      action TEXT NOT NULL,
      madeAt REAL NOT NULL,
      changeCount INTEGER NOT NULL,
      lastFileID INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX undoStepByUser ON undoStep (userID);
    CREATE INDEX undoStepByAge ON undoStep (madeAt);
    CREATE TABLE undoChange (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      stepID INTEGER NOT NULL REFERENCES undoStep (id) ON DELETE CASCADE,
      statement TEXT NOT NULL,
      operationID INTEGER,
      accountID INTEGER
    ) STRICT;
    CREATE INDEX undoChangeByStep ON undoChange (stepID, id);
    """
}
