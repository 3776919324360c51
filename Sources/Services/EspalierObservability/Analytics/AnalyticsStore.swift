internal import CEspalierSQLite
internal import EspalierConnectors
internal import EspalierStorage
public import Foundation
internal import Synchronization

/// A store that keeps analytics events in the app's own SQLite file. The app can switch the collecting off, and export
/// the events.
///
/// ```swift
/// func showSettings(_ store: AnalyticsStore) async throws -> String {
///   try await store.setCollecting(false)
///   var export = ""
///   for try await lines in store.exportCSV() { export += lines }
///   try await store.deleteAll()
///   return export
/// }
/// ```
///
/// The file is opened at its first use, and only its owner can read it. The switch applies to the whole app. It is kept
/// in the file and survives a restart.
///
/// - Isolation: An actor. Its work with the file blocks its thread for as long as the disk takes.
/// - Errors: ``AnalyticsError``, with the message of SQLite.
public actor AnalyticsStore {
  /// The SQLite file.
  public nonisolated let file: URL
  private let maximumEvents: Int
  private let collectsAtFirst: Bool
  private var database: SQLiteDatabase?
  /// The state of the switch that turns the collecting of events on or off. All threads can read it.
  nonisolated let intake = Mutex(AnalyticsIntake())

  /// Creates a store. Its file is not opened yet.
  ///
  /// - Parameters:
  ///   - file: The SQLite file. It is created with its folder if it does not exist.
  ///   - maximumEvents: The number of events that are kept; beyond it the oldest are removed.
  ///   - collectsAtFirst: True if the store collects before the switch has first been used.
  public init(file: URL, maximumEvents: Int = 100_000, collectsAtFirst: Bool = true) {
    self.file = file
    self.maximumEvents = maximumEvents
    self.collectsAtFirst = collectsAtFirst
  }

  /// Returns a Boolean value that indicates whether the store collects events.
  public func isCollecting() throws -> Bool {
    _ = try opened()
    return intake.withLock { $0.isOpen }
  }

  /// Switches the collecting of events on or off. After it is switched off, no event is written, not even a waiting
  /// one.
  ///
  /// The switch applies when the function returns. Events that were written before stay until ``deleteAll()``.
  ///
  /// - Throws: An error if the choice cannot be written. If it was to switch off, collecting is still off until the app
  ///   ends.
  public func setCollecting(_ isCollecting: Bool) throws {
    if !isCollecting { intake.withLock { $0.close() } }
    let database = try opened()
    try database.run(
      "INSERT OR REPLACE INTO settings (name, value) VALUES ('collecting', ?)", [.integer(isCollecting ? 1 : 0)])
    if isCollecting { intake.withLock { $0.open() } }
  }

  /// Returns the number of events that are kept.
  public func count() throws -> Int {
    guard case .integer(let count)? = try opened().rows("SELECT count(*) FROM events").first?.first else { return 0 }
    return Int(count)
  }

  /// Deletes all events, including events that wait to be written. Their bytes in the file are overwritten.
  ///
  /// - Throws: An error if the events cannot be deleted. The stored events then stay, but the waiting ones are
  ///   discarded. It also throws if the events are deleted but another program reads the file, so that their bytes
  ///   remain in the log beside it; another call removes them.
  public func deleteAll() throws {
    intake.withLock { $0.epoch += 1 }
    let database = try opened()
    try database.run("DELETE FROM events")
    // Otherwise the log beside the file would still contain them.
    let outcome = try database.rows("PRAGMA wal_checkpoint(TRUNCATE)").first?.first
    // SQLite reports a failure in the returned row, not as an error of the statement.
    guard outcome != .integer(1) else {
      throw AnalyticsError(
        code: SQLITE_BUSY,
        message: "what was deleted still stands in the log of \(file.lastPathComponent), which another program reads; "
          + "delete again when it has ended")
    }
  }

  /// Returns all events as CSV (RFC 4180), the oldest first. The first line contains the names of the columns.
  ///
  /// The columns are `time, kind, name, surface, session, route, module, milliseconds, bytes, error, number`. The
  /// events are read in pieces of a thousand, so that a slow reader keeps at most one piece in memory. Events that are
  /// added meanwhile are included; events that are deleted meanwhile are not.
  public nonisolated func exportCSV() -> AnalyticsCSV { AnalyticsCSV(store: self) }

  /// Returns the CSV lines of up to a thousand events that follow a given event, and the number of the last of these
  /// events. Returns nil if no event follows.
  func lines(after last: Int64) throws -> (text: String, last: Int64)? {
    let columns = AnalyticsEntry.columns
    let rows = try opened().rows(
      "SELECT id, \(columns.joined(separator: ", ")) FROM events WHERE id > ? ORDER BY id LIMIT 1000", [.integer(last)])
    guard case .integer(let id)? = rows.last?.first else { return nil }
    return (rows.map { CSV.line($0.dropFirst().map(\.text)) }.joined(), id)
  }

  /// Closes the file. The next use opens it again.
  public func close() { database = nil }

  /// Writes all entries in one transaction, or none of them. Entries that were discarded meanwhile are left out.
  func write(_ entries: [AnalyticsEntry]) -> BufferedWriter<AnalyticsEntry>.Outcome {
    let intake = intake.withLock { $0 }
    let wanted = entries.filter { intake.isOpen && $0.epoch == intake.epoch }
    guard !wanted.isEmpty else { return (entries.count, nil) }
    do {
      let database = try opened()
      try database.transaction {
        for entry in wanted { try database.run(AnalyticsEntry.insertion, entry.values) }
        try database.run(
          "DELETE FROM events WHERE id <= (SELECT max(id) FROM events) - ?", [.integer(Int64(maximumEvents))])
      }
      return (entries.count, nil)
    } catch {
      return (0, error)
    }
  }

  private func opened() throws -> SQLiteDatabase {
    if let database { return database }
    let database = try SQLiteDatabase(file: file) { AnalyticsError(code: $0, message: $1) }
    try database.run("PRAGMA journal_mode = WAL")
    try database.run("PRAGMA synchronous = NORMAL")
    try database.run("PRAGMA secure_delete = ON")
    try database.run("CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL)")
    try database.run(AnalyticsEntry.table)
    let chosen = try database.rows("SELECT value FROM settings WHERE name = 'collecting'").first?.first
    self.database = database
    intake.withLock { intake in
      // Collecting that was switched off in this process stays off, even if the choice could not be written.
      guard !intake.isSwitchedOff else { return }
      intake.isOpen = chosen.map { $0 == .integer(1) } ?? collectsAtFirst
    }
    return database
  }
}
