import Foundation
import GRDB

/// A write that is known by name: it is noted in its own transaction, so that it answers as it did when it is asked for
/// again.
struct Claim: Sendable {
  let user: UserID
  let key: String

  /// Returns the answer of the write when it was done; nil if it was not.
  /// - Throws: ``WalletError/noSuchUndoStep`` if it was done, and its answer is forgotten.
  func answer<Answer: Decodable>(_ database: Database) throws -> Answer? {
    guard
      let row = try Row.fetchOne(
        database, sql: "SELECT answer FROM claim WHERE userID = ? AND key = ?", arguments: [user.rawValue, key])
    else { return nil }
    guard let json: String = row["answer"] else { throw WalletError.noSuchUndoStep }
    return try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
  }

  /// Forgets the answers of a user's writes, but not that they were done.
  static func forgetAnswers(of user: UserID, _ database: Database) throws {
    try database.execute(sql: "UPDATE claim SET answer = NULL WHERE userID = ?", arguments: [user.rawValue])
  }

  func note(_ answer: some Encodable, at moment: Date, _ database: Database) throws {
    try database.execute(
      sql: "INSERT INTO claim (userID, key, answer, madeAt) VALUES (?, ?, ?, ?)",
      arguments: [
        user.rawValue, key, String(decoding: try JSONEncoder().encode(answer), as: UTF8.self),
        moment.timeIntervalSince1970,
      ])
  }
}
