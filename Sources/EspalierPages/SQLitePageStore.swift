internal import EspalierSQLite
public import Foundation

/// Keeps pages in an SQLite file of their own, which its owner alone can read.
///
/// ```swift
/// let store = SQLitePageStore(file: URL(filePath: "/var/lib/wallet/pages.sqlite"))
/// ```
///
/// - All changes of a commit are one transaction. It is in the file's log when the commit returns, so it survives a process
///   that is killed at any moment; with ``Durability/power`` it survives a power failure too.
/// - Pages that are forgotten are overwritten in the file.
/// - Errors: ``PageStoreError``, with the words of SQLite. The file is opened, or made, when it is first needed.
public actor SQLitePageStore: PageStore {
  /// What a commit survives.
  public enum Durability: Sendable {
    /// The end of the process, however it comes.
    case process
    /// The end of the machine as well: a commit waits for the disk.
    case power
  }

  /// The file.
  public nonisolated let file: URL
  /// What a commit survives.
  public nonisolated let durability: Durability
  private var database: SQLiteDatabase?

  /// Describes a store; nothing is opened yet.
  public init(file: URL, durability: Durability = .process) {
    self.file = file
    self.durability = durability
  }

  /// What was kept last under a name.
  public func page(_ name: String) throws -> Data? {
    let rows = try opened().rows("SELECT content FROM pages WHERE name = ?", [.text(name)])
    guard case .bytes(let bytes)? = rows.first?.first else { return nil }
    return Data(bytes)
  }

  /// Carries out all changes in one transaction.
  public func commit(_ changes: [PageChange]) throws {
    guard !changes.isEmpty else { return }
    let database = try opened()
    try database.transaction {
      for change in changes {
        if let content = change.content {
          try database.run(
            "INSERT INTO pages (name, changed, content) VALUES (?, ?, ?) "
              + "ON CONFLICT (name) DO UPDATE SET changed = excluded.changed, content = excluded.content",
            [.text(change.name), .real(change.moment.timeIntervalSince1970), .bytes(Array(content))])
        } else {
          try database.run("DELETE FROM pages WHERE name = ?", [.text(change.name)])
        }
      }
    }
  }

  /// Forgets old pages.
  public func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) throws {
    let database = try opened()
    try database.transaction {
      try database.run("DELETE FROM pages WHERE changed < ?", [.real(moment.timeIntervalSince1970)])
      try database.run(
        "DELETE FROM pages WHERE name IN (SELECT name FROM pages ORDER BY changed DESC LIMIT -1 OFFSET ?)",
        [.integer(Int64(max(0, maximum)))])
    }
  }

  /// Closes the file. It is opened again when it is needed.
  public func close() { database = nil }

  private func opened() throws -> SQLiteDatabase {
    if let database { return database }
    let database = try SQLiteDatabase(file: file) { PageStoreError(code: $0, message: $1) }
    _ = try database.rows("PRAGMA journal_mode = WAL")
    try database.run(durability == .power ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL")
    try database.run("PRAGMA secure_delete = ON")
    try database.run(
      "CREATE TABLE IF NOT EXISTS pages (name TEXT PRIMARY KEY, changed REAL NOT NULL, content BLOB NOT NULL) WITHOUT ROWID"
    )
    try database.run("CREATE INDEX IF NOT EXISTS pages_by_change ON pages (changed)")
    self.database = database
    return database
  }
}
