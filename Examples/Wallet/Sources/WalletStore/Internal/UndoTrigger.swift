import GRDB

/// Notes, for each row of a table that an event touches, the statement that takes the event back.
struct UndoTrigger {
  let name: String
  private let sql: String

  /// Creates the trigger for this connection.
  func create(_ database: Database) throws { try database.execute(sql: sql) }

  func drop(_ database: Database) throws { try database.execute(sql: "DROP TRIGGER temp.\(name)") }

  static func name(of event: String, on table: String) -> String { "undo_\(event)_of_\(table)" }

  /// Returns the triggers of a table, for a step.
  static func all(on table: String, step: Int64, _ database: Database) throws -> [UndoTrigger] {
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
    // The trace of a deleted operation learns the bank's key from a file, which is no obstacle.
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
      let name = name(of: event, on: table)
      return UndoTrigger(
        name: name,
        sql: """
          CREATE TEMP TRIGGER \(name) AFTER \(event) ON main.\(table) WHEN \(condition) BEGIN
            INSERT INTO undoChange (stepID, statement, operationID, accountID)
            VALUES (\(step), \(statement), \(operation), \(account));
          END
          """)
    }
  }

  /// Returns a value as it is written in a statement. SQLite's `quote` would end a text at its first NUL.
  static func literal(_ value: String) -> String {
    """
    CASE WHEN typeof(\(value)) = 'text' AND instr(\(value), char(0)) > 0
      THEN 'CAST(x''' || hex(\(value)) || ''' AS TEXT)' ELSE quote(\(value)) END
    """
  }
}
