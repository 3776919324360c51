import GRDB

/// The sixth step of the tables: the names that a person gives to payees.
enum PayeeSchema {
  static let name = "6: names of payees"
  /// The greatest length of a key, in characters; a step of the tables is never edited, whatever new operations do.
  private static let longest = 150

  /// A name is over the bank's, which stays with each operation; `nameKey` is the key that two names of one payee have
  /// in common. Former keys that are too long for an address are shortened, as those of new operations are. `fileID` is
  /// the file that gave the name, with which the name is removed; nil for a name that the person gave.
  static func migrate(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE payeeName (
          userID INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
          payeeKey TEXT NOT NULL,
          name TEXT NOT NULL,
          nameKey TEXT NOT NULL,
          fileID INTEGER,
          PRIMARY KEY (userID, payeeKey),
          FOREIGN KEY (userID, fileID) REFERENCES importedFile (userID, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX payeeNameByName ON payeeName (userID, nameKey);
        CREATE INDEX payeeNameByFile ON payeeName (userID, fileID);
        UPDATE operation SET payeeKey = substr(payeeKey, 1, \(longest)) WHERE length(payeeKey) > \(longest);
        UPDATE OR REPLACE payeeCategory SET payeeKey = substr(payeeKey, 1, \(longest))
          WHERE length(payeeKey) > \(longest);
        CREATE INDEX operationByPayee ON operation (userID, payeeKey, date);
        """)
  }
}
