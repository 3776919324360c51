public import Foundation
import GRDB

extension WalletDatabase {
  /// What waits to be sent elsewhere, in the order in which it came. What an entry says is the affair of who put it there.
  public func outgoing() async throws -> [Data] {
    try await translatingErrors {
      try await pool.read { try Data.fetchAll($0, sql: "SELECT entry FROM outgoing ORDER BY position") }
    }
  }

  /// Puts an entry behind all others. It is on the disk when this returns.
  /// - Returns: False if one of this id is there, which stays as it is.
  public func insertOutgoing(_ id: String, _ entry: Data) async throws -> Bool {
    try await writeOutgoing("INSERT INTO outgoing (id, entry) VALUES (?, ?) ON CONFLICT DO NOTHING", [id, entry])
  }

  /// Puts an entry in the place of the one with the same id.
  /// - Returns: False if there is none.
  public func updateOutgoing(_ id: String, _ entry: Data) async throws -> Bool {
    try await writeOutgoing("UPDATE outgoing SET entry = ?2 WHERE id = ?1", [id, entry])
  }

  /// Removes an entry, if it is there.
  public func removeOutgoing(_ id: String) async throws {
    _ = try await writeOutgoing("DELETE FROM outgoing WHERE id = ?", [id])
  }

  /// - Returns: Whether a row was changed.
  private func writeOutgoing(_ sql: String, _ arguments: StatementArguments) async throws -> Bool {
    try await translatingErrors {
      try await pool.write { database in
        try database.execute(sql: sql, arguments: arguments)
        return database.changesCount > 0
      }
    }
  }
}
