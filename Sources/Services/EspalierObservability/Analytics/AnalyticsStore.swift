internal import CEspalierSQLite
internal import EspalierConnectors
internal import EspalierStorage
public import Foundation
internal import Synchronization

/// Events in an SQLite file of the app's own, with a switch and an export.
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
/// The file is opened when it is first needed, and readable for its owner alone. The switch is for the whole app; it is kept
/// in the file and outlives a restart.
///
/// - Isolation: An actor. What it does with the file blocks its thread for as long as the disk takes.
/// - Errors: ``AnalyticsError``, with the words of SQLite.
public actor AnalyticsStore {
  /// The file.
  public nonisolated let file: URL
  private let maximumEvents: Int
  private let collectsAtFirst: Bool
  private var database: SQLiteDatabase?
  /// The state of the switch for collecting; known to all threads.
  nonisolated let intake = Mutex(AnalyticsIntake())

  /// Makes a store. Its file is not touched yet.
  ///
  /// - Parameters:
  ///   - file: The SQLite file. It is made, with its folder, if there is none.
  ///   - maximumEvents: The number of events that are kept; the oldest go.
  ///   - collectsAtFirst: True if the store collects before anybody has used the switch.
  public init(file: URL, maximumEvents: Int = 100_000, collectsAtFirst: Bool = true) {
    self.file = file
    self.maximumEvents = maximumEvents
    self.collectsAtFirst = collectsAtFirst
  }

  /// Returns true if events are kept.
  public func isCollecting() throws -> Bool {
    _ = try opened()
    return intake.withLock { $0.isOpen }
  }

  /// Switches the keeping of events on or off. When it returns from switching off, nothing more is written, waiting
  /// events included; what was written before stays until ``deleteAll()``.
  ///
  /// - Throws: If the choice cannot be written. Switched off, it is off all the same until the app ends.
  public func setCollecting(_ isCollecting: Bool) throws {
    if !isCollecting { intake.withLock { $0.close() } }
    let database = try opened()
    try database.run(
      "INSERT OR REPLACE INTO settings (name, value) VALUES ('collecting', ?)", [.integer(isCollecting ? 1 : 0)])
    if isCollecting { intake.withLock { $0.open() } }
  }

  /// The number of events that are kept.
  public func count() throws -> Int {
    guard case .integer(let count)? = try opened().rows("SELECT count(*) FROM events").first?.first else { return 0 }
    return Int(count)
  }

  /// Deletes all events, and those that wait. Their bytes in the file are overwritten.
  ///
  /// - Throws: If the events cannot be deleted; those that are kept stay, those that waited are given up all the same. Also if
  ///   they are deleted, but another program reads the file and their bytes are still beside it; another try removes them.
  public func deleteAll() throws {
    intake.withLock { $0.epoch += 1 }
    let database = try opened()
    try database.run("DELETE FROM events")
    // The log beside the file would have them still.
    let outcome = try database.rows("PRAGMA wal_checkpoint(TRUNCATE)").first?.first
    // It fails in a row of its own, and not as a statement.
    guard outcome != .integer(1) else {
      throw AnalyticsError(
        code: SQLITE_BUSY,
        message: "what was deleted still stands in the log of \(file.lastPathComponent), which another program reads; "
          + "delete again when it has ended")
    }
  }

  /// All events as CSV (RFC 4180), the oldest first, with a line of names above them.
  ///
  /// The columns are `time, kind, name, surface, session, route, module, milliseconds, bytes, error, number`. It comes in
  /// pieces of a thousand events as they are read, so that whoever reads slowly keeps no more than one in memory. Events
  /// that come meanwhile are in it; those that are deleted meanwhile are not.
  public nonisolated func exportCSV() -> AnalyticsCSV { AnalyticsCSV(store: self) }

  /// A thousand events after one, as lines, and the last of them; nil at the end.
  func lines(after last: Int64) throws -> (text: String, last: Int64)? {
    let columns = AnalyticsEntry.columns
    let rows = try opened().rows(
      "SELECT id, \(columns.joined(separator: ", ")) FROM events WHERE id > ? ORDER BY id LIMIT 1000", [.integer(last)])
    guard case .integer(let id)? = rows.last?.first else { return nil }
    return (rows.map { CSV.line($0.dropFirst().map(\.text)) }.joined(), id)
  }

  /// Closes the file. It is opened again when it is needed.
  public func close() { database = nil }

  /// Writes entries, all or none, and leaves out those that were given up meanwhile.
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
      // What was switched off in this process stays off, also if that could not be written.
      guard !intake.isSwitchedOff else { return }
      intake.isOpen = chosen.map { $0 == .integer(1) } ?? collectsAtFirst
    }
    return database
  }
}
