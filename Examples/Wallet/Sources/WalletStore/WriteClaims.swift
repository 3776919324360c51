import Foundation
import GRDB

/// What sort of write is claimed. Writes of two sorts are counted apart.
public enum ClaimedWrite: String, Sendable, CaseIterable {
  /// A statement is taken in.
  case importing
  /// Something is changed that can be undone.
  case changing
  /// A step is undone.
  case undoing
  /// All that could be undone is forgotten.
  case forgetting
  /// The settings are changed.
  case settings
}

/// Names the write that is made now, so that it is done once however often it is asked for; nil for one that nobody asks
/// for again.
///
/// It is called in the task that asks for the write. A browser sends what a person did again after the program was killed,
/// and the handler then runs a second time:
///
/// ```swift
/// let claims: WriteClaims = { EventClaim.next("wallet \($0)")?.key }
/// ```
public typealias WriteClaims = @Sendable (ClaimedWrite) -> String?

extension WalletDatabase {
  /// Forgets the names of writes that were done longer ago than that, and of each user all but the newest; no browser asks
  /// for them any more.
  /// - Parameter maximum: How many are kept of one user, so that nobody fills the disk with them.
  /// - Returns: How many there were.
  @discardableResult
  public func eraseOldClaims(olderThan age: Duration, keepingAtMost maximum: Int = 10_000) async throws -> Int {
    let latest = now().timeIntervalSince1970 - Double(age.components.seconds)
    return try await translatingErrors {
      try await pool.write { database in
        try database.execute(
          sql: """
            DELETE FROM claim WHERE madeAt < ?1 OR (userID, key) IN (
              SELECT userID, key FROM (
                SELECT userID, key, row_number() OVER (PARTITION BY userID ORDER BY madeAt DESC) AS number FROM claim)
              WHERE number > ?2)
            """,
          arguments: [latest, maximum])
        return database.changesCount
      }
    }
  }
}
