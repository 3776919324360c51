import Foundation
import GRDB

/// A write that makes or erases a user and is known by name: it is noted in its own transaction, as a ``Claim`` is.
///
/// It stands apart from the claims of users: somebody who signs up is no user yet, and the claims of a user go with the
/// user. It notes the number of the user and nothing else, neither a name nor anything of a password.
struct UserClaim: Sendable {
  let key: String

  /// Returns the user whom the write made when it was done; nil if it was not, or the user has been erased since.
  func made(_ database: Database) throws -> UserID? {
    let user = try Int64.fetchOne(
      database, sql: "SELECT userID FROM userClaim WHERE key = ? AND userID IN (SELECT id FROM user)", arguments: [key])
    return user.map { UserID(rawValue: $0) }
  }

  /// Returns true if the write was done, and erased this user.
  func hasErased(_ user: UserID, _ database: Database) throws -> Bool {
    let isNoted = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM userClaim WHERE key = ? AND userID = ?)",
      arguments: [key, user.rawValue])
    return isNoted ?? false
  }

  func note(_ user: UserID, at moment: Date, _ database: Database) throws {
    // There is a row already where a user was made who has been erased since.
    try database.execute(
      sql: "INSERT OR REPLACE INTO userClaim (key, userID, madeAt) VALUES (?, ?, ?)",
      arguments: [key, user.rawValue, moment.timeIntervalSince1970])
  }
}
