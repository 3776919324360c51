public import Espalier
public import Foundation
public import WalletStore

/// The start of a wallet: the results of its steps so far.
public struct WalletStart: Sendable {
  /// The directory of the data.
  public let directory: URL
  /// A Boolean value that indicates whether strangers look round in sample data.
  public let opensOnSample: Bool
  /// A Boolean value that indicates whether every commit waits for the disk, and so survives a power failure.
  public let waitsForDisk: Bool
  /// The storage, once it is open.
  public internal(set) var database: WalletDatabase?
  /// The user in whose wallet strangers look round.
  public internal(set) var guest: UserID?
  /// The storage while it is being opened.
  var unlocked: Unlocked?

  /// The storage with its directory taken.
  struct Unlocked: Sendable {
    let opening: WalletOpening
    let needsMigration: Bool
  }

  /// Creates a start that has not begun.
  public init(directory: URL, opensOnSample: Bool = false, waitsForDisk: Bool = false) {
    self.directory = directory
    self.opensOnSample = opensOnSample
    self.waitsForDisk = waitsForDisk
  }

  /// Creates a start that is done: the storage is open.
  package init(database: WalletDatabase, in directory: URL, guest: UserID? = nil) {
    self.init(directory: directory, opensOnSample: guest != nil)
    (self.database, self.guest) = (database, guest)
  }
}

extension Flow where State == WalletStart {
  /// Returns the steps from a directory to an open wallet: unlock, migrate, restore, open.
  ///
  /// ```swift
  /// let start = try await Flow.walletStart().run(WalletStart(directory: directory))
  /// ```
  ///
  /// The error of a step says what happened to the data and what to do; nothing is lost at any step.
  ///
  /// - Parameters:
  ///   - broadcast: The broadcast to which commits are published.
  ///   - openStorage: A function that opens storage that is up to date; tests give it cheap passwords and their own
  ///     time.
  public static func walletStart(
    telling broadcast: Broadcast = Broadcast(),
    openStorage: @escaping @Sendable (WalletOpening, Broadcast) -> WalletDatabase = {
      // A browser repeats the events during which the program was killed.
      $0.open(claims: { EventClaim.next("wallet \($0.rawValue)")?.key }, broadcast: $1)
    }
  ) -> Flow {
    Flow("Start") {
      // Waits while another process opens the same directory.
      Step("Unlock", into: \.unlocked) { state in
        let opening = try await WalletOpening.unlock(directory: state.directory, waitsForDisk: state.waitsForDisk)
        return WalletStart.Unlocked(opening: opening, needsMigration: try await opening.needsMigration)
      }
      Step("Migrate", weight: 4, when: { $0.unlocked?.needsMigration == true }) { state in
        try await state.unlocked?.opening.migrate()
      }
      Step("Restore") { state -> WalletDatabase? in
        guard let opening = state.unlocked?.opening else { return nil }
        let database = openStorage(opening, broadcast)
        try await database.eraseOldSamples(olderThan: .seconds(86_400))
        return database
      } merge: {
        ($0.database, $0.unlocked) = ($1, nil)
      }
      Step("Open", into: \.guest, when: \.opensOnSample) { state in try await state.database?.makeSample() }
    }
  }
}

extension FlowRun where State == WalletStart {
  /// Returns the storage, as soon as it is open.
  /// - Throws: The error of the step that failed; a cancellation error when the start was suspended, or when the task
  ///   that waits here was cancelled, which leaves the start alone.
  public func database() async throws -> WalletDatabase {
    switch try await awaitedOutcome() {
    case .completed(let state):
      guard let database = state.database else { throw CancellationError() }
      return database
    case .failed(let failure, _): throw failure.error
    case .cancelled, .suspended: throw CancellationError()
    }
  }

  /// Returns the outcome. A program that ends cancels what waits here, and must not wait for a start that waits itself.
  private func awaitedOutcome() async throws -> FlowOutcome<WalletStart> {
    if let end { return end }
    let (outcomes, outcome) = AsyncStream.makeStream(of: FlowOutcome<WalletStart>.self)
    Task {
      outcome.yield(await self.outcome)
      outcome.finish()
    }
    for await outcome in outcomes { return outcome }
    throw CancellationError()
  }
}
