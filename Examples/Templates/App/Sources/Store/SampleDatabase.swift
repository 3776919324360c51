// template if sqlite
import Espalier
import Foundation
import GRDB

/// The data of the app in one SQLite file.
///
/// A reader never waits for a writer, and no call holds up the main actor.
final class SampleDatabase: SampleStore {
  private let pool: DatabasePool

  /// Opens the database in a folder, making both if there are none, and brings its tables up to date.
  init(directory: URL) throws {
    let file = directory.appending(path: "sample.sqlite")
    // Its owner alone may read it, whatever the folder and the process allow others.
    try PrivateFolder.make(directory)
    try PrivateDatabase.prepare(file)
    var configuration = Configuration()
    // Another process of the app may be writing; this one waits for it rather than fail.
    configuration.busyMode = .timeout(10)
    pool = try DatabasePool(path: file.path(percentEncoded: false), configuration: configuration)
    try Schema.migrator.migrate(pool)
  }

  func items() async throws -> [Item] {
    try await pool.read { try Item.order(Column("added").desc, Column("id").desc).fetchAll($0) }
  }

  func item(_ id: Item.ID) async throws -> Item? { try await pool.read { try Item.fetchOne($0, key: id) } }

  func insert(_ item: Item) async throws { try await pool.write { try item.insert($0, onConflict: .ignore) } }

  func update(_ id: Item.ID, title: String, note: String) async throws -> Bool {
    try await pool.write { database in
      try Item.filter(key: id).updateAll(database, Column("title").set(to: title), Column("note").set(to: note)) > 0
    }
  }

  func delete(_ id: Item.ID) async throws { _ = try await pool.write { try Item.deleteOne($0, key: id) } }
  // template if sign-in

  func hasAccounts() async throws -> Bool { try await pool.read { try Account.fetchCount($0) > 0 } }

  func account(_ id: Account.ID) async throws -> Account? {
    try await pool.read { try Account.fetchOne($0, key: id) }
  }

  func account(key: String) async throws -> Account? {
    try await pool.read { try Account.filter(Column("key") == key).fetchOne($0) }
  }

  func insertFirst(_ account: Account) async throws -> Bool {
    try await pool.write { database in
      guard try Account.fetchCount(database) == 0 else { return false }
      try account.insert(database)
      return true
    }
  }
  // template end
}

extension Item: FetchableRecord, PersistableRecord {
  static let databaseTableName = "item"
}
// template if sign-in

extension Account: FetchableRecord, PersistableRecord {
  static let databaseTableName = "account"
}
// template end
// template end
