import EspalierCryptography
import Foundation
import GRDB

/// A user's number and the stored form of their password.
struct Credentials: Sendable {
  let user: UserID
  let password: PasswordHash

  /// Finds the user with a name; a sample has no password and is not found.
  init?(nameKey: String, _ database: Database) throws {
    let sql = """
      SELECT id, passwordSalt, passwordHash, passwordRounds, passwordBlockSize, passwordParallelism
      FROM user WHERE nameKey = ? AND passwordHash IS NOT NULL
      """
    guard let row = try Row.fetchOne(database, sql: sql, arguments: [nameKey]) else { return nil }
    user = UserID(rawValue: row["id"])
    password = PasswordHash(
      salt: row["passwordSalt"], hash: row["passwordHash"],
      cost: PasswordHash.Cost(
        rounds: row["passwordRounds"], blockSize: row["passwordBlockSize"], parallelism: row["passwordParallelism"]))
  }

  /// Stores the same password at another cost, unless it has been changed meanwhile.
  func replacePassword(with renewed: PasswordHash, _ database: Database) throws {
    try database.execute(
      sql: """
        UPDATE user SET passwordSalt = ?, passwordHash = ?, passwordRounds = ?, passwordBlockSize = ?,
          passwordParallelism = ?
        WHERE id = ? AND passwordHash = ?
        """,
      arguments: [
        renewed.salt, renewed.hash, renewed.cost.rounds, renewed.cost.blockSize, renewed.cost.parallelism,
        user.rawValue, password.hash,
      ])
  }
}
