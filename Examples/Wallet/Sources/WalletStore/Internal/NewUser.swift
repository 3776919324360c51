import EspalierCryptography
import Foundation
import GRDB

/// A user about to be made, with the starter categories.
struct NewUser: Sendable {
  let name: UserName
  let password: PasswordHash?
  let isSample: Bool
  var isGuest = false

  func insert(at moment: Date, _ database: Database) throws -> UserID {
    try database.execute(
      sql: """
        INSERT INTO user (name, nameKey, passwordSalt, passwordHash, passwordRounds, passwordBlockSize,
          passwordParallelism, isSample, isGuest, createdAt, settings)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '{}')
        """,
      arguments: [
        name.written, isSample ? nil : name.key, password?.salt, password?.hash, password?.cost.rounds,
        password?.cost.blockSize, password?.cost.parallelism, isSample, isGuest,
        moment.timeIntervalSince1970,
      ])
    let user = UserID(rawValue: database.lastInsertedRowID)
    for (position, category) in WalletCategory.starters.enumerated() {
      try database.execute(
        sql: "INSERT INTO category (userID, key, name, position) VALUES (?, ?, ?, ?)",
        arguments: [user.rawValue, category.key.rawValue, category.name, position])
    }
    return user
  }
}
