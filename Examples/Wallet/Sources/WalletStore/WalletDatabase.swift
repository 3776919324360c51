public import EspalierBroadcast
public import EspalierCryptography
import EspalierFiles
public import Foundation
import GRDB

/// The wallet's storage: users, accounts and operations in one SQLite file, shared by all sessions of a process and by
/// the command line.
///
/// ```swift
/// let database = try WalletDatabase(directory: URL(filePath: "/var/lib/wallet"))
/// let user = try await database.signIn(name: "Ada", password: "correct horse")
/// let report = try await database.importStatement(statement, fileName: "march.ofx", user: user)
/// for account in try await database.accounts(user: user) { … }
/// ```
///
/// The methods are in extensions, one concept a file: signing in, importing, accounts, lines of operations, months,
/// exporting, changes, samples. Every method is `async` and works away from the caller's actor, so the main actor never
/// waits for a disk. A reader never waits for a writer. A method whose task is cancelled stops, and the writes that it
/// had begun are undone.
public final class WalletDatabase: Sendable {
  let pool: DatabasePool
  let broadcast: Broadcast
  /// The number of listeners for changes in this process.
  package var listenerCount: Int { broadcast.listenerCount }
  /// The number of the way in which a commit waits for the disk: SQLite's 1 is NORMAL, and 2 is FULL.
  package var synchronousLevel: Int? {
    get async throws {
      try await pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    }
  }
  let passwordCost: PasswordHash.Cost
  let turns = PasswordTurns()
  let setAside = UndoSetAside()
  let sampleRate = StrangersRate(ofNetwork: 6, ofAll: 60, span: 10 * 60)
  let signUpRate = StrangersRate(ofNetwork: 20, ofAll: 300, span: 60 * 60)
  let claims: WriteClaims
  let now: @Sendable () -> Date

  /// Opens the database in a directory, making both if there are none, and brings its tables up to date.
  ///
  /// It reads and writes files before it returns, in a few milliseconds unless tables have to be brought up to date;
  /// make one at launch and share it. ``WalletOpening`` does the same step by step.
  /// - Parameters:
  ///   - directory: The directory of `wallet.sqlite` and its companions; a new one is made readable for its owner
  ///     alone.
  ///   - waitsForDisk: True if every commit waits for the disk, and so survives a power failure.
  ///   - passwordCost: The cost of trying a password. Tests take a cheap one.
  ///   - claims: A function that names a write that may be asked for again.
  ///   - broadcast: The broadcast to which commits are published; other processes hear of them where it joins these.
  ///   - now: A function that returns the present time, for lock-outs and ages.
  /// - Throws: ``WalletError/databaseIsNewer(path:)``, ``WalletError/cannotOpen(path:reason:)`` or
  ///   ``WalletError/cannotMigrate(path:reason:)``.
  public convenience init(
    directory: URL,
    waitsForDisk: Bool = false,
    passwordCost: PasswordHash.Cost = .standard,
    claims: @escaping WriteClaims = { _ in nil },
    broadcast: Broadcast = Broadcast(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    let opening = try WalletOpening.unlockAtOnce(directory: directory, waitsForDisk: waitsForDisk)
    try opening.migrateAtOnce()
    self.init(opening, passwordCost: passwordCost, claims: claims, broadcast: broadcast, now: now)
  }

  init(
    _ opening: WalletOpening, passwordCost: PasswordHash.Cost, claims: @escaping WriteClaims, broadcast: Broadcast,
    now: @escaping @Sendable () -> Date
  ) {
    pool = opening.pool
    self.broadcast = broadcast
    self.passwordCost = passwordCost
    self.claims = claims
    self.now = now
    opening.unlockForOthers()
  }

  /// Reads on behalf of a user, all from one moment: what others commit meanwhile is not seen.
  func read<Value: Sendable>(
    user: UserID, _ body: @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await translatingErrors {
      try await pool.read { database in
        _ = try Self.revision(of: user, database)
        return try body(database)
      }
    }
  }

  /// Writes on behalf of a user in one transaction, all or nothing, and tells the listeners if anything was changed.
  /// What breaks a constraint of the tables throws `conflict` if one is given.
  ///
  /// A write whose claim is known changes nothing, and answers what it answered then.
  func write<Value: Codable & Sendable>(
    user: UserID, as claim: Claim?, onConflict conflict: WalletError? = nil,
    _ body: @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let moment = now()
    let (value, hasChanged) = try await translatingErrors(onConflict: conflict) {
      try await pool.write { database in
        _ = try Self.revision(of: user, database)
        if let answer: Value = try claim?.answer(database) { return (answer, false) }
        let changes = database.totalChangesCount
        let value = try body(database)
        try claim?.note(value, at: moment, database)
        guard database.totalChangesCount > changes else { return (value, false) }
        try database.execute(sql: "UPDATE user SET revision = revision + 1 WHERE id = ?", arguments: [user.rawValue])
        return (value, true)
      }
    }
    if hasChanged { notifyChange(of: user) }
    return value
  }

  /// Does the same for a write that answers nothing.
  func write(
    user: UserID, as claim: Claim?, onConflict conflict: WalletError? = nil, _ body: @Sendable (Database) throws -> Void
  ) async throws {
    _ = try await write(user: user, as: claim, onConflict: conflict) { database in
      try body(database)
      return true
    }
  }

  /// Tells all processes that something of a user's was committed.
  func notifyChange(of user: UserID) { broadcast.publish(WalletChanged(), to: .wallet(of: user)) }

  /// Returns the claim of a write that is asked for in this task; nil where nobody asks for it again.
  func claim(_ kind: ClaimedWrite, of user: UserID) -> Claim? { claims(kind).map { Claim(user: user, key: $0) } }

  /// Returns the claim of a write that makes or erases a user.
  func userClaim(_ kind: ClaimedWrite) -> UserClaim? { claims(kind).map(UserClaim.init(key:)) }

  /// Returns the user whom a write made when it was done before; nil if it was not.
  func made(as claim: UserClaim?) async throws -> UserID? {
    guard let claim else { return nil }
    return try await translatingErrors {
      try await pool.read { try claim.made($0) }
    }
  }

  /// Runs something on the database and puts what SQLite says into words.
  func translatingErrors<Value: Sendable>(
    onConflict conflict: WalletError? = nil, _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await body()
    } catch let error as DatabaseError {
      if let conflict, error.resultCode == .SQLITE_CONSTRAINT { throw conflict }
      throw WalletError.storage(reason: Self.reason(error))
    }
  }

  static func revision(of user: UserID, _ database: Database) throws -> Int64 {
    guard
      let revision = try Int64.fetchOne(
        database, sql: "SELECT revision FROM user WHERE id = ?", arguments: [user.rawValue])
    else { throw WalletError.noSuchUser }
    return revision
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "wallet"
    // The command line may be importing; a writer waits for it rather than fail.
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { database in
      // Data that a person deletes are overwritten, not merely forgotten.
      try database.execute(sql: "PRAGMA secure_delete = ON")
    }
    return configuration
  }

  static func reason(_ error: any Error) -> String {
    // It is a sentence of its own, and what follows here ends it.
    if let error = error as? PrivateFileError { return String(error.reason.dropLast()) }
    guard let error = error as? DatabaseError else { return error.localizedDescription }
    return error.message ?? "SQLite error \(error.resultCode.rawValue)"
  }
}
