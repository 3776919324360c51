import Foundation
import GRDB

extension WalletDatabase {
  /// The largest number of throw-away users that strangers have at once.
  public static let maximumSamples = 200
  /// The least time that a throw-away user stays before it makes room for another.
  static let leastSampleTime: Duration = .seconds(60 * 60)

  /// Creates a throw-away user with a year of believable data up to today: four accounts in two currencies and about
  /// nine hundred operations, the same for the same seed and day.
  ///
  /// Such a user has no password, so nobody can sign in as one; whoever holds the id is the user. The user is erased by
  /// ``eraseOldSamples(olderThan:keeping:)``. A write whose claim is known makes nobody, and answers with the user whom
  /// it made.
  ///
  /// - Parameters:
  ///   - seed: The seed from which the data are made.
  ///   - network: The network of the stranger who wants to look round; nil when this machine itself wants the user, for
  ///     all strangers to look round in. For strangers there is a limit for ten minutes, and one for all at once; the
  ///     oldest user makes room when it has had its time. The machine's own user is not counted.
  /// - Throws: ``WalletError/tooManySamples``.
  @concurrent
  public func makeSample(seed: UInt64 = 1, for network: String? = nil) async throws -> UserID {
    let claim = userClaim(.sampling)
    if let user = try await made(as: claim) { return user }
    let moment = now()
    if let network {
      guard sampleRate.take(for: network, at: moment) else { throw WalletError.tooManySamples }
      try await makeRoomForSample()
    }
    var year = SampleYear(endingAt: moment, seed: seed)
    let plan = try ImportPlan(year.statement(), fileName: "sample")
    return try await translatingErrors {
      try await pool.write { database -> UserID in
        // The same form may have come twice at once.
        if let user = try claim?.made(database) { return user }
        let new = NewUser(name: UserName("Sample"), password: nil, isSample: true, isGuest: network == nil)
        let user = try new.insert(at: moment, database)
        _ = try ImportDecision(plan, choices: ImportChoices(), user: user, database)
          .carryOut(for: user, at: moment, database)
        try claim?.note(user, at: moment, database)
        return user
      }
    }
  }

  /// Returns true if a user is a throw-away one.
  public func isSample(_ user: UserID) async throws -> Bool {
    try await read(user: user) { database in
      try Bool.fetchOne(database, sql: "SELECT isSample FROM user WHERE id = ?", arguments: [user.rawValue]) ?? false
    }
  }

  /// Erases a throw-away user with all that is theirs. Other users need their password: see
  /// ``deleteUser(_:password:from:)``. A write whose claim is known has erased the user, and does nothing.
  /// - Throws: ``WalletError/noSuchUser``, also if the user is not a throw-away one.
  public func eraseSample(_ user: UserID) async throws {
    let claim = userClaim(.erasing)
    let moment = now()
    try await translatingErrors {
      try await pool.write { database in
        if try claim?.hasErased(user, database) == true { return }
        try database.execute(sql: "DELETE FROM user WHERE id = ? AND isSample", arguments: [user.rawValue])
        guard database.changesCount > 0 else { throw WalletError.noSuchUser }
        try claim?.note(user, at: moment, database)
      }
    }
    notifyChange(of: user)
  }

  /// Erases the throw-away users that were created longer ago than `age`.
  /// - Parameter kept: A user that stays however old it is.
  /// - Returns: The number of erased users.
  @discardableResult
  public func eraseOldSamples(olderThan age: Duration, keeping kept: UserID? = nil) async throws -> Int {
    let latest = now().timeIntervalSince1970 - Double(age.components.seconds)
    let erased = try await translatingErrors {
      try await pool.write { database in
        try Int64.fetchAll(
          database, sql: "DELETE FROM user WHERE isSample AND createdAt < ? AND id IS NOT ? RETURNING id",
          arguments: [latest, kept?.rawValue])
      }
    }
    for user in erased { notifyChange(of: UserID(rawValue: user)) }
    return erased.count
  }

  /// Erases the oldest throw-away user where there are too many, if it has had its time.
  private func makeRoomForSample() async throws {
    let latest = now().timeIntervalSince1970 - Double(Self.leastSampleTime.components.seconds)
    let erased = try await translatingErrors {
      try await pool.write { database -> Int64? in
        let count = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM user WHERE isSample AND NOT isGuest") ?? 0
        guard count >= Self.maximumSamples else { return nil }
        let oldest = try Int64.fetchOne(
          database,
          sql: """
            DELETE FROM user WHERE id = (
              SELECT id FROM user WHERE isSample AND NOT isGuest AND createdAt < ? ORDER BY createdAt, id LIMIT 1
            ) RETURNING id
            """,
          arguments: [latest])
        guard let oldest else { throw WalletError.tooManySamples }
        return oldest
      }
    }
    if let erased { notifyChange(of: UserID(rawValue: erased)) }
  }
}
