import Foundation
import GRDB

/// Takes back the changes that an ``UndoRecording`` has recorded, if all rows are still as the step left them.
struct UndoJournal {
  private let step: Int64
  private let user: UserID
  private let lastFile: Int64

  /// Finds a step of a user; nil if there is none.
  init?(_ step: UndoID, user: UserID, _ database: Database) throws {
    let lastFile = try Int64.fetchOne(
      database, sql: "SELECT lastFileID FROM undoStep WHERE id = ? AND userID = ?",
      arguments: [step.rawValue, user.rawValue])
    guard let lastFile else { return nil }
    self.step = step.rawValue
    self.user = user
    self.lastFile = lastFile
  }

  // MARK: Taking back

  /// Takes the step back within a transaction, and forgets it.
  /// - Throws: ``WalletError/cannotUndo`` when something that it changed, or that came since, is in the way.
  func takeBack(_ database: Database) throws {
    guard try !hasTakenInFiles(database) else { throw WalletError.cannotUndo }
    // A row may come back before the one that it refers to.
    try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
    var last = Int64.max
    while true {
      let changes = try Row.fetchAll(
        database, sql: "SELECT id, statement FROM undoChange WHERE stepID = ? AND id < ? ORDER BY id DESC LIMIT 1000",
        arguments: [step, last])
      guard let end = changes.last else { break }
      for statement in Self.joined(changes.map { $0["statement"] }) {
        try database.execute(sql: statement)
        guard database.changesCount > 0 else { throw WalletError.cannotUndo }
      }
      last = end["id"]
    }
    guard try !isThereTwice(database), try !isOneSided(database), try !isNamedTwice(database) else {
      throw WalletError.cannotUndo
    }
    try database.execute(sql: "DELETE FROM undoStep WHERE id = ?", arguments: [step])
  }

  /// Returns the same statements, with rows that go into one table one after the other inserted by one statement: most
  /// of the time is spent by SQLite compiling each.
  private static func joined(_ statements: [String]) -> [String] {
    var joined: [String] = []
    var beginning: Substring?
    for statement in statements {
      // No value stands before the first of these words.
      guard statement.hasPrefix("INSERT"), let values = statement.firstRange(of: " VALUES ") else {
        beginning = nil
        joined.append(statement)
        continue
      }
      let own = statement[..<values.upperBound]
      if let last = joined.indices.last, own == beginning, joined[last].utf8.count < longestStatement {
        joined[last] += ", " + statement[values.upperBound...]
      } else {
        beginning = own
        joined.append(statement)
      }
    }
    return joined
  }

  /// The greatest length of a statement in bytes; SQLite takes a million.
  private static let longestStatement = 200_000

  // MARK: In the way

  /// Returns true if a file that was imported after a merge is in the account that was merged into. It can no longer be
  /// told to which of the two accounts that file belongs.
  private func hasTakenInFiles(_ database: Database) throws -> Bool {
    try ["operation", "bankBalance"].contains { table in
      try Bool.fetchOne(
        database,
        sql: """
          SELECT EXISTS (SELECT 1 FROM \(table) WHERE userID = ? AND fileID > ? AND accountID IN (
            SELECT accountID FROM undoChange WHERE stepID = ?))
          """,
        arguments: [user.rawValue, lastFile, step]) ?? false
    }
  }

  /// Returns true if an operation that has come back now had been added to its account since, by an import or by a
  /// merge.
  private func isThereTwice(_ database: Database) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (
          SELECT accountID, fingerprint FROM operation WHERE userID = :user AND (fileID > :file OR id IN (
            SELECT operationID FROM undoStep JOIN undoChange ON stepID = undoStep.id
            WHERE undoStep.userID = :user AND undoStep.id > :step))
          INTERSECT
          SELECT operation.accountID, fingerprint FROM undoChange JOIN operation ON operation.id = operationID
          WHERE stepID = :step)
        """,
      arguments: ["user": user.rawValue, "file": lastFile, "step": step]) ?? false
  }

  /// Returns true if a side of a transfer names one that does not name it, or that is on the same account.
  private func isOneSided(_ database: Database) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (
          SELECT 1 FROM operation LEFT JOIN operation AS other ON other.id = operation.counterpartID
          WHERE operation.userID = ? AND operation.counterpartID IS NOT NULL
            AND (other.counterpartID IS NOT operation.id OR other.accountID = operation.accountID))
        """,
      arguments: [user.rawValue]) ?? false
  }

  /// Returns true if the files of one name would belong to two accounts.
  private func isNamedTwice(_ database: Database) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (SELECT 1 FROM account JOIN accountIdentifier USING (userID, identifier, currency)
          WHERE userID = ?)
        """,
      arguments: [user.rawValue]) ?? false
  }
}
