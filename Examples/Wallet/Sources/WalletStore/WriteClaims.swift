import Foundation
import GRDB

/// The sort of a claimed write. Writes of two sorts are counted apart.
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
  /// A user signs up.
  case signingUp
  /// A throw-away user is made.
  case sampling
  /// A user is erased.
  case erasing
}

/// A function that names the write that is made now, so that it is done once however often it is asked for; nil for a
/// write that is never asked for again.
///
/// It is called in the task that asks for the write. After the program was killed, a browser sends again what a person
/// did, and the handler then runs a second time:
///
/// ```swift
/// let claims: WriteClaims = { EventClaim.next("wallet \($0)")?.key }
/// ```
public typealias WriteClaims = @Sendable (ClaimedWrite) -> String?

extension WalletDatabase {
  /// Returns true if a write was done whose name begins so, such as one of a person's action.
  ///
  /// Each action of Wallet makes at most one write, in one transaction with its name.
  public func hasClaim(beginningWith prefix: String) async throws -> Bool {
    guard let last = prefix.unicodeScalars.last, let next = Unicode.Scalar(last.value + 1) else { return false }
    var end = prefix.unicodeScalars
    end.removeLast()
    end.append(next)
    return try await translatingErrors { [end = String(end)] in
      try await pool.read { database in
        try Bool.fetchOne(
          database,
          sql: """
            SELECT EXISTS (SELECT 1 FROM user JOIN claim ON claim.userID = user.id AND claim.key >= ?1 AND claim.key < ?2)
              OR EXISTS (SELECT 1 FROM userClaim WHERE key >= ?1 AND key < ?2)
            """,
          arguments: [prefix, end]) ?? false
      }
    }
  }

  /// Forgets the names of writes that were done longer ago than `age`, and all but the newest; no browser asks for them
  /// any more.
  /// - Parameters:
  ///   - maximum: The number of names that are kept for one user, so that nobody fills the disk with them.
  ///   - maximumOfUsers: The number of names of writes that made or erased a user, all together.
  /// - Returns: The number of forgotten names.
  @discardableResult
  public func eraseOldClaims(
    olderThan age: Duration, keepingAtMost maximum: Int = 10_000, ofUsers maximumOfUsers: Int = 100_000
  ) async throws -> Int {
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
        let ofWrites = database.changesCount
        try database.execute(
          sql: """
            DELETE FROM userClaim WHERE madeAt < ?1 OR key IN (
              SELECT key FROM userClaim ORDER BY madeAt DESC LIMIT -1 OFFSET ?2)
            """,
          arguments: [latest, maximumOfUsers])
        return ofWrites + database.changesCount
      }
    }
  }
}
