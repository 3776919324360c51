import Foundation
import GRDB

/// Records what a piece of work changes as the statements that take it back.
///
/// As long as the work runs, triggers of this connection see every row of the tables that is inserted, changed or
/// deleted, by cascades too, so that whatever the work does can be taken back without code of its own. A changed column
/// goes back only if it is still as the work left it.
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
        INSERT INTO undoStep (userID, action, madeAt, lastFileID)
        VALUES (?, '', ?, (SELECT coalesce(max(id), 0) FROM importedFile))
        """,
      arguments: [user.rawValue, moment.timeIntervalSince1970])
    let step = database.lastInsertedRowID
    let triggers = try tables.flatMap { try Self.triggers(on: $0, step: step, database) }
    for trigger in triggers { try database.execute(sql: trigger.sql) }
    let action = try work()
    for trigger in triggers { try database.execute(sql: "DROP TRIGGER temp.\(trigger.name)") }
    try database.execute(
      sql: "UPDATE undoStep SET action = ? WHERE id = ?",
      arguments: [String(decoding: try JSONEncoder().encode(action), as: UTF8.self), step])
    return UndoStep(id: UndoID(rawValue: step), action: action, date: moment)
  }

  private static func triggers(
    on table: String, step: Int64, _ database: Database
  ) throws -> [(name: String, sql: String)] {
    let columns = try database.columns(in: table)
    let key = try database.primaryKey(table).columns
    func row(_ version: String) -> String {
      key.map { "'\($0) = ' || \(literal("\(version).\($0)"))" }.joined(separator: " || ' AND ' || ")
    }
    let names = columns.map(\.name)
    let values = names.map { literal("OLD.\($0)") }.joined(separator: " || ', ' || ")
    let changes = names.map { name in
      """
      CASE WHEN OLD.\(name) IS NEW.\(name) THEN '' ELSE ', \(name) = CASE WHEN \(name) IS '
        || \(literal("NEW.\(name)")) || ' THEN ' || \(literal("OLD.\(name)")) || ' ELSE \(name) END' END
      """
    }
    let restored = table == "operation" ? "OLD.id" : "NULL"
    let statements = [
      ("DELETE", "'INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (' || \(values) || ')'", restored),
      ("INSERT", "'DELETE FROM \(table) WHERE ' || \(row("NEW"))", "NULL"),
      (
        "UPDATE",
        "'UPDATE \(table) SET userID = userID' || \(changes.joined(separator: " || ")) || ' WHERE ' || \(row("NEW"))",
        "NULL"
      ),
    ]
    return statements.map { event, statement, operation in
      let name = "undo\(event.capitalized)Of\(table)"
      return (
        name,
        """
        CREATE TEMP TRIGGER \(name) AFTER \(event) ON main.\(table) BEGIN
          INSERT INTO undoChange (stepID, statement, operationID) VALUES (\(step), \(statement), \(operation));
        END
        """
      )
    }
  }

  /// A value as it is written in a statement. SQLite's `quote` would end a text at its first NUL.
  private static func literal(_ value: String) -> String {
    """
    CASE WHEN typeof(\(value)) = 'text' AND instr(\(value), char(0)) > 0
      THEN 'CAST(x''' || hex(\(value)) || ''' AS TEXT)' ELSE quote(\(value)) END
    """
  }

  // MARK: Taking back

  /// Takes the step back within a transaction, and forgets it.
  func takeBack(_ database: Database) throws {
    // A row may come back before the one that it refers to.
    try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
    var last = Int64.max
    while true {
      let changes = try Row.fetchAll(
        database, sql: "SELECT id, statement FROM undoChange WHERE stepID = ? AND id < ? ORDER BY id DESC LIMIT 1000",
        arguments: [step, last])
      guard let end = changes.last else { break }
      for statement in Self.joined(changes.map { $0["statement"] }) { try database.execute(sql: statement) }
      last = end["id"]
    }
    guard try !isThereTwice(database) else { throw WalletError.cannotUndo }
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

  /// Whether an import that came after the step brought what has come back now.
  private func isThereTwice(_ database: Database) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (
          SELECT accountID, fingerprint FROM operation WHERE userID = ? AND fileID > ?
          INTERSECT
          SELECT accountID, fingerprint FROM undoChange JOIN operation ON operation.id = operationID WHERE stepID = ?)
        """,
      arguments: [user.rawValue, lastFile, step]) ?? false
  }
}
