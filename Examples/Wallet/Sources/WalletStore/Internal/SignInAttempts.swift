import Foundation
import GRDB

/// Counts the wrong passwords of a name, and shuts it for a while when there are too many.
///
/// The count lives in the database, so that a restart does not forgive; and it is kept for every name that is tried, so
/// that a lock-out does not tell which names exist. An attempt is counted before its password is looked at, so that a
/// hundred attempts at once are not a hundred guesses.
enum SignInAttempts {
  static let allowed = 5

  /// Counts an attempt.
  /// - Returns: Until when the name is shut if this attempt fails, or nil if another one is allowed.
  /// - Throws: ``WalletError/lockedOut(until:)`` if the name is shut already.
  static func begin(nameKey: String, at moment: Date, _ database: Database) throws -> Date? {
    let now = moment.timeIntervalSince1970
    try database.execute(sql: "DELETE FROM signInAttempt WHERE lastFailure < ?", arguments: [now - forgetAfter])
    let row = try Row.fetchOne(
      database, sql: "SELECT failures, lockedUntil FROM signInAttempt WHERE nameKey = ?", arguments: [nameKey])
    if let lockedUntil: Double = row?["lockedUntil"], lockedUntil > now {
      throw WalletError.lockedOut(until: Date(timeIntervalSince1970: lockedUntil))
    }
    let failures = (row?["failures"] ?? 0) + 1
    let lockedUntil = failures < allowed ? nil : now + pause(after: failures)
    try database.execute(
      sql: """
        INSERT INTO signInAttempt (nameKey, failures, lastFailure, lockedUntil) VALUES (?, ?, ?, ?)
        ON CONFLICT (nameKey) DO UPDATE
        SET failures = excluded.failures, lastFailure = excluded.lastFailure, lockedUntil = excluded.lockedUntil
        """,
      arguments: [nameKey, failures, now, lockedUntil])
    return lockedUntil.map(Date.init(timeIntervalSince1970:))
  }

  /// Forgives a name, because its password was right.
  static func clear(nameKey: String, _ database: Database) throws {
    try database.execute(sql: "DELETE FROM signInAttempt WHERE nameKey = ?", arguments: [nameKey])
  }

  private static let forgetAfter: TimeInterval = 24 * 60 * 60

  /// Half a minute, then twice as long each time, up to an hour.
  private static func pause(after failures: Int) -> TimeInterval {
    min(30 * pow(2, Double(min(failures - allowed, 10))), 60 * 60)
  }
}
