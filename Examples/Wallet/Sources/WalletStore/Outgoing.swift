public import Foundation
import GRDB

/// The outcome of inserting an entry to be sent.
public enum OutgoingInsertion: Sendable, Hashable {
  /// The entry was inserted.
  case inserted
  /// An entry with this id is there already, and stays as it is.
  case isThere
  /// The owner has as many entries as the quota; nothing was inserted.
  case quotaReached
}

extension WalletDatabase {
  /// Returns the entries that wait to be sent elsewhere, in the order in which they came. Their content is up to the
  /// code that inserts them.
  public func outgoing() async throws -> [Data] {
    try await readOutgoing("SELECT entry FROM outgoing ORDER BY position")
  }

  /// Returns the waiting entries of one owner, in the order in which they came.
  public func outgoing(of owner: String) async throws -> [Data] {
    try await readOutgoing("SELECT entry FROM outgoing WHERE owner = ? ORDER BY position", [owner])
  }

  /// Returns the entry with an id; nil if there is none.
  public func outgoing(id: String) async throws -> Data? {
    try await readOutgoing("SELECT entry FROM outgoing WHERE id = ?", [id]).first
  }

  /// Puts an entry behind all others, unless its owner has as many as the quota. It is on the disk when this returns.
  public func insertOutgoing(
    _ id: String, _ entry: Data, owner: String?, quota: Int?
  ) async throws -> OutgoingInsertion {
    try await translatingErrors {
      try await pool.write { database in
        let isThere = try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT * FROM outgoing WHERE id = ?)", arguments: [id])
        if isThere == true { return .isThere }
        if let owner, let quota {
          let count = try Int.fetchOne(
            database, sql: "SELECT count(*) FROM outgoing WHERE owner = ?", arguments: [owner])
          guard count ?? 0 < quota else { return .quotaReached }
        }
        try database.execute(
          sql: "INSERT INTO outgoing (id, owner, entry) VALUES (?, ?, ?)", arguments: [id, owner, entry])
        return .inserted
      }
    }
  }

  /// Puts an entry in the place of the one with the same id, if that is the expected one. It is looked at in the
  /// transaction that writes, as another process may change it too.
  /// - Returns: False if it is another one, or there is none.
  public func updateOutgoing(
    _ id: String, _ entry: Data, where isExpected: @escaping @Sendable (Data) throws -> Bool
  ) async throws -> Bool {
    try await writeOutgoing("UPDATE outgoing SET entry = ?2 WHERE id = ?1", [id, entry], of: id, where: isExpected)
  }

  /// Removes an entry, if it is the expected one. It is looked at in the transaction that removes.
  /// - Returns: False if it is another one, or there is none.
  public func removeOutgoing(
    _ id: String, where isExpected: @escaping @Sendable (Data) throws -> Bool
  ) async throws -> Bool {
    try await writeOutgoing("DELETE FROM outgoing WHERE id = ?", [id], of: id, where: isExpected)
  }

  private func readOutgoing(_ sql: String, _ arguments: StatementArguments = []) async throws -> [Data] {
    try await translatingErrors {
      try await pool.read { try Data.fetchAll($0, sql: sql, arguments: arguments) }
    }
  }

  /// - Returns: True if a row was changed.
  private func writeOutgoing(
    _ sql: String, _ arguments: StatementArguments, of id: String,
    where isExpected: @escaping @Sendable (Data) throws -> Bool
  ) async throws -> Bool {
    try await translatingErrors {
      try await pool.write { database in
        let there = try Data.fetchOne(database, sql: "SELECT entry FROM outgoing WHERE id = ?", arguments: [id])
        guard let there, try isExpected(there) else { return false }
        try database.execute(sql: sql, arguments: arguments)
        return database.changesCount > 0
      }
    }
  }
}
