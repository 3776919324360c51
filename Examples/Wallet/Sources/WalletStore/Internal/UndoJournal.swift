import Foundation
import GRDB

/// Records what a piece of work changes as the statements that take it back.
///
/// As long as the work runs, triggers of this connection see every row of the tables that is inserted, changed or
/// deleted, by cascades too, so that whatever the work does can be taken back without code of its own. A step is taken
/// back only if all that it changed is still as it left it.
struct UndoJournal {
  private static let tables = [
    "importedFile", "account", "accountIdentifier", "fileAccount", "bankBalance", "operation", "deletedOperation",
    "partedTransfer", "payeeCategory",
  ]

  private let step: Int64
  private let user: UserID
  private let lastFile: Int64

  /// A step of a user; nil if there is none.
  init?(_ step: UndoID, user: UserID, _ database: Database) throws {
    let lastFile = try Int64.fetchOne(
      database, sql: "SELECT lastFileID FROM undoStep WHERE id = ? AND userID = ?",
      arguments: [step.rawValue, user.rawValue])
    guard let lastFile else { return nil }
    self.step = step.rawValue
    self.user = user
    self.lastFile = lastFile
  }

  // MARK: Recording

  /// Does some work within a transaction, and records it.
  static func record(
    user: UserID, at moment: Date, _ database: Database, _ work: () throws -> UndoStep.Action
  ) throws -> UndoStep {
    try database.execute(
      sql: """
        INSERT INTO undoStep (userID, action, madeAt, changeCount, lastFileID)
        VALUES (?, '', ?, 0, (SELECT coalesce(max(id), 0) FROM importedFile))
        """,
      arguments: [user.rawValue, moment.timeIntervalSince1970])
    let step = database.lastInsertedRowID
    let triggers = try tables.flatMap { try Self.triggers(on: $0, step: step, database) }
    for trigger in triggers { try database.execute(sql: trigger.sql) }
    let action = try work()
    for trigger in triggers { try database.execute(sql: "DROP TRIGGER temp.\(trigger.name)") }
    try database.execute(
      sql: """
        UPDATE undoStep SET action = ?, changeCount = (SELECT count(*) FROM undoChange WHERE stepID = undoStep.id)
        WHERE id = ?
        """,
      arguments: [String(decoding: try JSONEncoder().encode(action), as: UTF8.self), step])
    try forgetTheOldest(of: user, database)
    return UndoStep(id: UndoID(rawValue: step), action: action, date: moment)
  }

  private static func triggers(
    on table: String, step: Int64, _ database: Database
  ) throws -> [(name: String, sql: String)] {
    let columns = try database.columns(in: table)
    let key = try database.primaryKey(table).columns
    let names = columns.map(\.name)
    let values = names.map { literal("OLD.\($0)") }.joined(separator: " || ', ' || ")
    func isStill(_ columns: [String]) -> String {
      columns.map { "'\($0) IS ' || \(literal("NEW.\($0)"))" }.joined(separator: " || ' AND ' || ")
    }
    func ofChanged(_ text: (String) -> String) -> String {
      names.map { "CASE WHEN OLD.\($0) IS NEW.\($0) THEN '' ELSE \(text($0)) END" }.joined(separator: " || ")
    }
    let isChanged = names.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ")
    // What is kept of a deleted operation learns the bank's key from a file, which is no obstacle.
    let inserted = table == "deletedOperation" ? names.filter { $0 != "bankKey" } : names
    let ofOperation = table == "operation"
    let statements = [
      (
        event: "DELETE", condition: "TRUE",
        statement: "'INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (' || \(values) || ')'",
        operation: ofOperation ? "OLD.id" : "NULL", account: "NULL"
      ),
      (
        event: "INSERT", condition: "TRUE", statement: "'DELETE FROM \(table) WHERE ' || \(isStill(inserted))",
        operation: "NULL", account: table == "accountIdentifier" ? "NEW.accountID" : "NULL"
      ),
      (
        event: "UPDATE", condition: isChanged,
        statement: """
        'UPDATE \(table) SET userID = userID' || \(ofChanged { "', \($0) = ' || \(literal("OLD.\($0)"))" })
          || ' WHERE ' || \(isStill(key)) || \(ofChanged { "' AND \($0) IS ' || \(literal("NEW.\($0)"))" })
        """,
        operation: ofOperation ? "CASE WHEN OLD.accountID <> NEW.accountID THEN NEW.id END" : "NULL", account: "NULL"
      ),
    ]
    return statements.map { event, condition, statement, operation, account in
      let name = "undo\(event.capitalized)Of\(table)"
      return (
        name,
        """
        CREATE TEMP TRIGGER \(name) AFTER \(event) ON main.\(table) WHEN \(condition) BEGIN
          INSERT INTO undoChange (stepID, statement, operationID, accountID)
          VALUES (\(step), \(statement), \(operation), \(account));
        END
        """
      )
    }
  }

  /// Forgets the oldest steps of a user beyond what one may have; the newest stays, however large it is.
  private static func forgetTheOldest(of user: UserID, _ database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM undoStep WHERE id IN (
          SELECT id FROM (
            SELECT id, row_number() OVER newestFirst AS number, sum(changeCount) OVER newestFirst AS changes
            FROM undoStep WHERE userID = ? WINDOW newestFirst AS (ORDER BY id DESC))
          WHERE number > 1 AND (number > ? OR changes > ?))
        """,
      arguments: [user.rawValue, mostSteps, mostChanges])
  }

  private static let mostSteps = 100
  /// Of all steps together; some 50 MB.
  private static let mostChanges = 100_000

  /// A value as it is written in a statement. SQLite's `quote` would end a text at its first NUL.
  private static func literal(_ value: String) -> String {
    """
    CASE WHEN typeof(\(value)) = 'text' AND instr(\(value), char(0)) > 0
      THEN 'CAST(x''' || hex(\(value)) || ''' AS TEXT)' ELSE quote(\(value)) END
    """
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

  /// The same statements, with rows that go into one table one after the other inserted by one statement: what takes
  /// most time is that SQLite compiles each.
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

  /// In bytes; SQLite takes a million.
  private static let longestStatement = 200_000

  // MARK: In the way

  /// Whether a file that was imported after a merge is in the account that was merged into. Of which of the two
  /// accounts it is cannot be told any more.
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

  /// Whether what has come back now had come into its account since, by an import or by a merge.
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

  /// Whether a side of a transfer names one that does not name it, or that is on the same account.
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

  /// Whether the files of one name would belong to two accounts.
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
