import Foundation
import GRDB

extension WalletDatabase {
  /// Makes a throw-away user with a year of believable data up to today: four accounts in two currencies and about nine
  /// hundred operations, the same for the same seed and day.
  ///
  /// Such a user has no password, so nobody can sign in as one; who holds the id is the user. It goes with
  /// ``eraseOldSamples(olderThan:)``.
  @concurrent
  public func makeSample(seed: UInt64 = 1) async throws -> UserID {
    let moment = now()
    var year = SampleYear(endingAt: moment, seed: seed)
    let plan = try ImportPlan(year.statement(), fileName: "sample")
    return try await translatingErrors {
      try await pool.write { database in
        let user = try NewUser(name: UserName("Sample"), password: nil, isSample: true).insert(at: moment, database)
        _ = try ImportDecision(plan, choices: ImportChoices(), user: user, database)
          .carryOut(for: user, at: moment, database)
        return user
      }
    }
  }

  /// Whether a user is a throw-away one.
  public func isSample(_ user: UserID) async throws -> Bool {
    try await read(user: user) { database in
      try Bool.fetchOne(database, sql: "SELECT isSample FROM user WHERE id = ?", arguments: [user.rawValue]) ?? false
    }
  }

  /// Erases a throw-away user with all that is theirs. Other users need their password: see
  /// ``deleteUser(_:password:)``.
  /// - Throws: ``WalletError/noSuchUser``, also if the user is not a throw-away one.
  public func eraseSample(_ user: UserID) async throws {
    try await translatingErrors {
      try await pool.write { database in
        try database.execute(sql: "DELETE FROM user WHERE id = ? AND isSample", arguments: [user.rawValue])
        guard database.changesCount > 0 else { throw WalletError.noSuchUser }
      }
    }
    changeFeed.announceDeletion(of: user)
  }

  /// Erases the throw-away users that were made longer ago than that.
  /// - Returns: How many there were.
  @discardableResult
  public func eraseOldSamples(olderThan age: Duration) async throws -> Int {
    let latest = now().timeIntervalSince1970 - Double(age.components.seconds)
    let erased = try await translatingErrors {
      try await pool.write { database in
        try Int64.fetchAll(
          database, sql: "DELETE FROM user WHERE isSample AND createdAt < ? RETURNING id", arguments: [latest])
      }
    }
    for user in erased { changeFeed.announceDeletion(of: UserID(rawValue: user)) }
    return erased.count
  }
}
