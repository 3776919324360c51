internal import CEspalierSQLite
internal import EspalierFiles
package import Foundation

/// A connection to an SQLite file, which one actor owns.
package final class SQLiteDatabase {
  /// A function that converts an SQLite error into the caller's error.
  package typealias Fault = (_ code: Int32, _ message: String) -> any Error

  private let connection: OpaquePointer
  private let fault: Fault

  /// Opens an SQLite file. If the file does not exist, creates it and its folder. Only the owner can read the file.
  package init(file: URL, fault: @escaping Fault) throws {
    do {
      try PrivateDatabase.prepare(file)
    } catch {
      throw fault(SQLITE_CANTOPEN, "\(error)")
    }
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(file.path, &connection, flags, nil)
    guard code == SQLITE_OK, let connection else {
      defer { sqlite3_close_v2(connection) }
      throw fault(code, connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory")
    }
    self.connection = connection
    self.fault = fault
    sqlite3_busy_timeout(connection, 1_000)
  }

  deinit { sqlite3_close_v2(connection) }

  package func run(_ sql: String, _ values: [SQLiteValue] = []) throws { _ = try rows(sql, values) }

  /// Performs work as one transaction. Either all of its changes are kept or none.
  package func transaction(_ work: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try work()
      try run("COMMIT")
    } catch {
      // A full disk may have ended the transaction already; then this call does nothing and fails.
      try? run("ROLLBACK")
      throw error
    }
  }

  package func rows(_ sql: String, _ values: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() { try check(bind(value, Int32(index + 1), statement)) }
    var rows: [[SQLiteValue]] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else {
        try check(code)
        return rows
      }
      rows.append((0..<sqlite3_column_count(statement)).map { column(statement, $0) })
    }
  }

  private func bind(_ value: SQLiteValue, _ index: Int32, _ statement: OpaquePointer?) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let value): sqlite3_bind_int64(statement, index, value)
    case .real(let value): sqlite3_bind_double(statement, index, value)
    case .bytes(let value):
      value.withUnsafeBytes { espalier_sqlite3_bind_blob(statement, index, $0.baseAddress, Int32(clamping: $0.count)) }
    case .text(let value): espalier_sqlite3_bind_text(statement, index, value, Int32(clamping: value.utf8.count))
    }
  }

  private func column(_ statement: OpaquePointer?, _ index: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, index) else { return .null }
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      guard let bytes = sqlite3_column_blob(statement, index) else { return .bytes([]) }
      return .bytes(Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, index)))))
    default: return .null
    }
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else {
      throw fault(code, String(cString: sqlite3_errmsg(connection)))
    }
  }
}
