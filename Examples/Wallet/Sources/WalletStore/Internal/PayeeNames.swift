import GRDB

/// The names that a user gives to payees, each for the key that the bank's names for one payee have in common.
///
/// Payees of one name are one payee, whatever the case and accents: the payees that were given the name, and the payee
/// that the bank calls so.
enum PayeeNames {
  /// The key by which a stored operation's payee is shown, in SQL over `operation` with its `payeeName`.
  static let shownKey = "coalesce(payeeName.nameKey, operation.payeeKey)"

  /// Every name that was given, with its key.
  static func all(of user: UserID, _ database: Database) throws -> [(key: String, name: String)] {
    try Row.fetchAll(
      database, sql: "SELECT payeeKey, name FROM payeeName WHERE userID = ?", arguments: [user.rawValue]
    ).map { ($0["payeeKey"], $0["name"]) }
  }

  /// Returns the keys of all payees that are one with a payee by their name.
  static func keys(of payee: PayeeID, user: UserID, _ database: Database) throws -> [String] {
    let given = try String.fetchOne(
      database, sql: "SELECT nameKey FROM payeeName WHERE userID = ? AND payeeKey = ?",
      arguments: [user.rawValue, payee.rawValue])
    return try String.fetchAll(
      database,
      sql: """
        SELECT payeeKey FROM payeeName WHERE userID = :user AND nameKey = :name
        UNION SELECT payeeKey FROM operation WHERE userID = :user AND payeeKey = :name
          AND NOT EXISTS (SELECT 1 FROM payeeName WHERE userID = :user AND payeeKey = :name)
        """,
      arguments: ["user": user.rawValue, "name": given ?? payee.rawValue])
  }

  /// Gives payees a name of the person's.
  static func give(_ name: GivenName, to keys: [String], user: UserID, _ database: Database) throws {
    for key in keys {
      try database.execute(
        sql: """
          INSERT INTO payeeName (userID, payeeKey, name, nameKey) VALUES (?, ?, ?, ?)
          ON CONFLICT (userID, payeeKey) DO UPDATE SET name = excluded.name, nameKey = excluded.nameKey, fileID = NULL
          """,
        arguments: [user.rawValue, key, name.text, name.key])
    }
  }

  /// Brings the bank's names back.
  static func takeAway(from keys: [String], user: UserID, _ database: Database) throws {
    for key in keys {
      try database.execute(
        sql: "DELETE FROM payeeName WHERE userID = ? AND payeeKey = ?", arguments: [user.rawValue, key])
    }
  }

  /// Gives a payee the name from a file, unless it has a name already.
  static func learn(
    _ name: GivenName, payeeKey: String, file: Int64, user: UserID, _ database: Database
  ) throws {
    try database.execute(
      sql: "INSERT OR IGNORE INTO payeeName (userID, payeeKey, name, nameKey, fileID) VALUES (?, ?, ?, ?, ?)",
      arguments: [user.rawValue, payeeKey, name.text, name.key, file])
  }
}

extension GivenName {
  /// The form that the name shares with other ways to write it, and with the key of a payee that the bank calls so.
  var key: String {
    let folded = FoldedText(text)
    let words = folded.words.joined(separator: " ")
    return [words, folded.text].first { !$0.isEmpty } ?? text
  }
}
