public import Foundation

/// A store that keeps pages in an SQLite file, which only its owner can read.
///
/// ```swift
/// let store = SQLitePageStore(file: URL(filePath: "/var/lib/wallet/pages.sqlite"))
/// ```
///
/// - All changes of a commit are one transaction. It is in the file's log when the commit returns, so it survives if
///   the process is killed at any moment; with ``Durability/power`` it survives a power failure too.
/// - Several processes may share the file: each commit waits up to a second for another process's commit.
/// - Removed pages are overwritten in the file.
/// - Errors: ``PageStoreError``, with the message of SQLite. The file is opened, or created, at its first use.
public actor SQLitePageStore: PageStore {
  /// The failures that a commit survives.
  public enum Durability: Sendable {
    /// The end of the process, for any reason.
    case process
    /// A failure of the whole machine, such as a power failure. A commit waits for the disk.
    case power
  }

  /// The SQLite file.
  public nonisolated let file: URL
  /// The kind of failure that a commit survives.
  public nonisolated let durability: Durability
  private var database: SQLiteDatabase?

  /// Creates a store. The store opens the file at its first use.
  public init(file: URL, durability: Durability = .process) {
    self.file = file
    self.durability = durability
  }

  /// Takes over a page in one transaction, and returns it with its last stored content.
  public func take(_ name: String, at moment: Date) throws -> TakenPage {
    // The content is not changed, so the returned one is the content before the update too.
    let rows = try opened().rows(
      "INSERT INTO kept_pages (name, changed, lease) VALUES (?, ?, ?) "
        + "ON CONFLICT (name) DO UPDATE SET changed = excluded.changed, lease = kept_pages.lease + 1 "
        + "RETURNING content, lease",
      [.text(name), .real(moment.timeIntervalSince1970), .integer(Int64(PageLease.first.next.rawValue))])
    guard let row = rows.first, case .integer(let lease) = row[1] else {
      throw PageStoreError(code: 1, message: "a page could not be taken over")
    }
    var content: Data?
    if case .bytes(let bytes) = row[0] { content = Data(bytes) }
    return TakenPage(content: content, lease: PageLease(rawValue: Int(lease)))
  }

  /// Carries out all changes in one transaction, except those of pages that another server has taken over.
  @discardableResult public func commit(_ changes: [PageChange]) throws -> Set<String> {
    guard !changes.isEmpty else { return [] }
    let database = try opened()
    var lost: Set<String> = []
    try database.transaction {
      for change in changes {
        let lease = SQLiteValue.integer(Int64(change.lease.rawValue))
        if let content = change.content {
          let changed = try database.rows(
            "INSERT INTO kept_pages (name, changed, lease, content) VALUES (?, ?, ?, ?) "
              + "ON CONFLICT (name) DO UPDATE "
              + "SET changed = excluded.changed, lease = excluded.lease, content = excluded.content "
              + "WHERE kept_pages.lease <= excluded.lease RETURNING 1",
            [.text(change.name), .real(change.moment.timeIntervalSince1970), lease, .bytes(Array(content))])
          if changed.isEmpty { lost.insert(change.name) }
        } else {
          try database.run("DELETE FROM kept_pages WHERE name = ? AND lease <= ?", [.text(change.name), lease])
          let left = try database.rows("SELECT 1 FROM kept_pages WHERE name = ?", [.text(change.name)])
          if !left.isEmpty { lost.insert(change.name) }
        }
      }
    }
    return lost
  }

  /// Removes the pages that were last changed before a moment. Then removes the oldest of the other pages until at most
  /// `maximum` pages are left.
  public func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) throws {
    let database = try opened()
    try database.transaction {
      try database.run("DELETE FROM kept_pages WHERE changed < ?", [.real(moment.timeIntervalSince1970)])
      try database.run(
        "DELETE FROM kept_pages WHERE name IN (SELECT name FROM kept_pages ORDER BY changed DESC LIMIT -1 OFFSET ?)",
        [.integer(Int64(max(0, maximum)))])
    }
  }

  /// Closes the file. The next use opens it again.
  public func close() { database = nil }

  private func opened() throws -> SQLiteDatabase {
    if let database { return database }
    var left = Self.attempts
    while true {
      do {
        let database = try open()
        self.database = database
        return database
      } catch let error as PageStoreError where error.code == Self.busy && left > 0 {
        // Another process creates the file at this moment; SQLite does not wait for that automatically.
        left -= 1
        usleep(20_000)
      }
    }
  }

  private static let attempts = 50
  private static let busy: Int32 = 5

  func open() throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(file: file) { PageStoreError(code: $0, message: $1) }
    _ = try database.rows("PRAGMA journal_mode = WAL")
    try database.run(durability == .power ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL")
    try database.run("PRAGMA secure_delete = ON")
    // A page that was taken over before it had stored content has none.
    try database.run(
      "CREATE TABLE IF NOT EXISTS kept_pages (name TEXT PRIMARY KEY, changed REAL NOT NULL, lease INTEGER NOT NULL, "
        + "content BLOB) WITHOUT ROWID")
    try database.run("CREATE INDEX IF NOT EXISTS kept_pages_by_change ON kept_pages (changed)")
    return database
  }
}
