public import Espalier
public import WalletStore

/// Erases sample data that nobody can be looking at any more, steps that nobody will undo any more, and the names of
/// writes that nobody will ask for again, for as long as its task runs.
///
/// ```swift
/// let sweep = Task { try await SampleSweep(database: database, guest: guest).run() }
/// ```
public struct SampleSweep: Sendable {
  /// The age at which sample data are erased.
  public static let age = Duration.seconds(86_400)
  /// The age at which a step is erased that can be undone by a person who does not leave.
  public static let undoAge = Duration.seconds(30 * 86_400)
  /// The age at which the name of a write is erased; no page is away for so long.
  public static let claimAge = Duration.seconds(30 * 86_400)
  /// The pause between two sweeps.
  public static let pause = Duration.seconds(600)

  private let database: WalletDatabase
  private let guest: UserID?
  private let clock: any Clock<Duration>

  /// Describes a sweep; nothing happens until ``run()``.
  ///
  /// - Parameters:
  ///   - database: The database to sweep.
  ///   - guest: The user whose sample data stay, because every stranger looks round in them.
  ///   - clock: The clock to wait by.
  public init(database: WalletDatabase, guest: UserID?, clock: any Clock<Duration> = ContinuousClock()) {
    self.database = database
    self.guest = guest
    self.clock = clock
  }

  /// Sweeps at once, and then after each pause, until the task is cancelled.
  ///
  /// A row that cannot be erased now can be erased later, so a failure of the database ends nothing.
  public func run() async throws {
    while true {
      _ = try? await database.eraseOldSamples(olderThan: Self.age, keeping: guest)
      _ = try? await database.eraseOldUndoSteps(olderThan: Self.undoAge)
      _ = try? await database.eraseOldClaims(olderThan: Self.claimAge)
      try await clock.sleep(for: Self.pause)
    }
  }
}

extension SampleSweep {
  /// Returns the sweep beside a wallet, from the moment at which it has started.
  public static func connector(_ start: FlowRun<WalletStart>) -> BackgroundWork {
    BackgroundWork("sweep") {
      let database = try await start.database()
      try await SampleSweep(database: database, guest: await start.state.guest).run()
    }
  }
}
