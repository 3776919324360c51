public import EspalierBroadcast
public import EspalierCryptography
import EspalierFiles
public import Foundation
import GRDB
import Synchronization

/// The wallet's storage while it is being opened: its directory is taken, and its tables may still have to be brought
/// up to date.
///
/// `WalletDatabase(directory:)` does all of it at once. A program that shows its progress takes the steps itself:
///
/// ```swift
/// let opening = try await WalletOpening.unlock(directory: directory)
/// if try await opening.needsMigration { try await opening.migrate() }
/// let database = opening.open()
/// ```
///
/// As long as this value lives and is not open, other processes that open the same directory wait.
public final class WalletOpening: Sendable {
  /// The time between two looks at a directory that another process is opening.
  private static let pause = Duration.milliseconds(50)
  /// The longest time that another process may take for opening a directory, with all its migrations.
  public static let patience = Duration.seconds(600)

  let pool: DatabasePool
  let path: String
  private let lock: Mutex<OpeningLock?>

  private init(pool: DatabasePool, path: String, lock: consuming OpeningLock) {
    self.pool = pool
    self.path = path
    self.lock = Mutex(lock)
  }

  /// Takes a directory, making it and the database if there are none, and waits while another process opens it.
  ///
  /// - Parameters:
  ///   - directory: The directory of `wallet.sqlite` and its companions; a new one is made readable for its owner
  ///     alone, and so are the files, whatever the directory.
  ///   - waitsForDisk: True if every commit waits for the disk, and so survives a power failure.
  ///   - limit: The longest time to wait for the other process.
  ///   - clock: The clock to wait by.
  /// - Throws: ``WalletError/databaseIsNewer(path:)`` or ``WalletError/cannotOpen(path:reason:)``, also when the limit is
  ///   over; nothing of the data was changed then. A cancellation error when the task was cancelled while it waited.
  @concurrent
  public static func unlock(
    directory: URL, waitsForDisk: Bool = false, within limit: Duration = WalletOpening.patience,
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> WalletOpening {
    let path = Self.path(in: directory)
    try prepare(directory)
    var waited = Duration.zero
    while true {
      if let opening = try translatingErrors(path, { try attempt(path, waitsForDisk) }) { return opening }
      guard waited < limit else { return try translatingErrors(path) { throw OpeningLockHeld(limit: limit) } }
      try await clock.sleep(for: Self.pause)
      waited += Self.pause
    }
  }

  /// Does the same, but blocks the thread while it waits.
  static func unlockAtOnce(
    directory: URL, waitsForDisk: Bool, within limit: Duration = .seconds(30)
  ) throws -> WalletOpening {
    let path = Self.path(in: directory)
    return try translatingErrors(path) {
      try prepare(directory)
      let lock = try OpeningLock.wait(at: path + ".opening", within: limit)
      return WalletOpening(pool: try connect(path, waitsForDisk), path: path, lock: lock)
    }
  }

  /// A Boolean value that indicates whether the tables are of an earlier version, or do not exist yet.
  public var needsMigration: Bool {
    get async throws {
      do {
        return try await pool.read { try !Schema.migrator.hasCompletedMigrations($0) }
      } catch let error as DatabaseError {
        throw WalletError.cannotOpen(path: path, reason: WalletDatabase.reason(error))
      }
    }
  }

  /// Brings the tables up to date, each step of the way in one transaction; what is up to date is left alone.
  /// - Throws: ``WalletError/cannotMigrate(path:reason:)``, or a cancellation error soon after the task was cancelled.
  ///   The steps before the one that failed or was interrupted are done, and that one has left nothing behind.
  public func migrate() async throws {
    do {
      for step in try await pool.read(Self.steps) {
        try Task.checkCancellation()
        try await take(step)
      }
    } catch {
      // What was interrupted comes as an error of the database.
      if Task.isCancelled { throw CancellationError() }
      throw WalletError.cannotMigrate(path: path, reason: WalletDatabase.reason(error))
    }
  }

  /// The steps that are still to be taken, in their order. The last one is always among them, as it also takes those
  /// before it that are missing.
  private static func steps(_ database: Database) throws -> [String] {
    let all = Schema.migrator.migrations
    let taken = try Schema.migrator.appliedMigrations(database).last.flatMap { all.lastIndex(of: $0) }
    let next = taken.map { $0 + 1 } ?? 0
    return Array(all.dropLast().dropFirst(next)) + all.suffix(1)
  }

  /// Takes one step, on a thread that may be held as long as it lasts; a task that is cancelled meanwhile interrupts it.
  private func take(_ step: String) async throws {
    let run = StepRun(pool)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        DispatchQueue.global().async { [pool] in
          let result = Result { try Schema.migrator.migrate(pool, upTo: step) }
          run.end()
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      run.interrupt()
    }
  }

  /// Does the same, but blocks the thread until it is done.
  func migrateAtOnce() throws {
    do {
      guard try !pool.read(Schema.migrator.hasCompletedMigrations) else { return }
      try Schema.migrator.migrate(pool)
    } catch {
      throw WalletError.cannotMigrate(path: path, reason: WalletDatabase.reason(error))
    }
  }

  /// Hands the storage over, and lets other processes open it too.
  ///
  /// - Parameters:
  ///   - passwordCost: The cost of trying a password. Tests take a cheap one.
  ///   - claims: A function that names a write that may be asked for again.
  ///   - broadcast: The broadcast to which commits are published; other processes hear of them where it joins these.
  ///   - now: A function that returns the present time, for lock-outs and ages.
  public func open(
    passwordCost: PasswordHash.Cost = .standard, claims: @escaping WriteClaims = { _ in nil },
    broadcast: Broadcast = Broadcast(), now: @escaping @Sendable () -> Date = { Date() }
  ) -> WalletDatabase {
    WalletDatabase(self, passwordCost: passwordCost, claims: claims, broadcast: broadcast, now: now)
  }

  /// Lets other processes open the directory.
  func unlockForOthers() { lock.withLock { $0 = nil } }

  // MARK: Steps

  private static func path(in directory: URL) -> String {
    directory.appending(path: "wallet.sqlite").path(percentEncoded: false)
  }

  /// Makes the directory, readable for its owner alone; from an existing one the rights of others are taken.
  /// - Throws: ``WalletError/cannotOpen(path:reason:)``.
  public static func prepare(_ directory: URL) throws {
    try translatingErrors(path(in: directory)) {
      try PrivateFolder.make(directory)
    }
  }

  private static func attempt(_ path: String, _ waitsForDisk: Bool) throws -> WalletOpening? {
    guard let lock = try OpeningLock.attempt(path: path + ".opening") else { return nil }
    return WalletOpening(pool: try connect(path, waitsForDisk), path: path, lock: lock)
  }

  private static func connect(_ path: String, _ waitsForDisk: Bool) throws -> DatabasePool {
    try PrivateDatabase.prepare(URL(filePath: path))
    let pool = try DatabasePool(path: path, configuration: WalletDatabase.configuration)
    // Not in the configuration: the pool sets NORMAL once its connection has been prepared.
    if waitsForDisk { try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") } }
    guard try !pool.read(Schema.migrator.hasBeenSuperseded) else { throw WalletError.databaseIsNewer(path: path) }
    return pool
  }

  private static func translatingErrors<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let error as WalletError {
      throw error
    } catch let error as OpeningLockHeld {
      throw WalletError.cannotOpen(path: path, reason: error.reason)
    } catch {
      throw WalletError.cannotOpen(path: path, reason: WalletDatabase.reason(error))
    }
  }
}
