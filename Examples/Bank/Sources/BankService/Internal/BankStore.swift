import EspalierFiles
import Foundation
import GRDB

/// The bank's database: one file, or memory.
struct BankStore: Sendable {
  let database: any DatabaseWriter

  init(folder: URL?, now: Date) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    if let folder {
      let file = folder.appending(path: "bank.sqlite")
      try PrivateFolder.make(folder)
      try PrivateDatabase.prepare(file)
      database = try DatabasePool(path: file.path, configuration: configuration)
    } else {
      database = try DatabaseQueue(configuration: configuration)
    }
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { try $0.execute(sql: Self.tables) }
    // For which token one was issued, and whether its owner has shown to have it.
    migrator.registerMigration("2") {
      try $0.execute(
        sql: """
          ALTER TABLE token ADD COLUMN parent BLOB;
          ALTER TABLE token ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
          CREATE INDEX tokenByParent ON token (parent);
          """)
    }
    try migrator.migrate(database)
    try database.write { database in
      guard try Int.fetchOne(database, sql: "SELECT count(*) FROM customer") == 0 else { return }
      try SampleCustomer.insert(into: database, now: now)
    }
  }

  func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    try await database.read(body)
  }

  /// One transaction: what `body` throws undoes all of it.
  func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    try await database.write(body)
  }

  private static let tables = """
    CREATE TABLE customer (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, salt BLOB NOT NULL, hash BLOB NOT NULL
    ) STRICT;
    CREATE TABLE login (
      id INTEGER PRIMARY KEY AUTOINCREMENT, customer INTEGER NOT NULL REFERENCES customer (id),
      ended INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE token (
      hash BLOB PRIMARY KEY, login INTEGER NOT NULL REFERENCES login (id), kind TEXT NOT NULL,
      expires REAL NOT NULL, used INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE account (
      id TEXT PRIMARY KEY, customer INTEGER NOT NULL REFERENCES customer (id), name TEXT NOT NULL,
      iban TEXT NOT NULL UNIQUE, currency TEXT NOT NULL, balance INTEGER NOT NULL, updated REAL NOT NULL,
      confirmationLimit INTEGER NOT NULL, dailyLimit INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE card (
      id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES account (id), name TEXT NOT NULL, last4 TEXT NOT NULL,
      expires TEXT NOT NULL, frozen INTEGER NOT NULL, dailyLimit INTEGER NOT NULL, monthlyLimit INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE operation (
      id INTEGER PRIMARY KEY AUTOINCREMENT, account TEXT NOT NULL REFERENCES account (id), day TEXT NOT NULL,
      amount INTEGER NOT NULL, counterparty TEXT NOT NULL, iban TEXT, reference TEXT NOT NULL, memo TEXT,
      card TEXT REFERENCES card (id)
    ) STRICT;
    CREATE INDEX operationByDay ON operation (account, day, id);
    CREATE TABLE payment (
      id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES account (id), payee TEXT NOT NULL, iban TEXT NOT NULL,
      amount INTEGER NOT NULL, reference TEXT NOT NULL, day TEXT NOT NULL, created REAL NOT NULL, state TEXT NOT NULL,
      operation INTEGER REFERENCES operation (id), code TEXT, codeExpires REAL, triesLeft INTEGER NOT NULL DEFAULT 3
    ) STRICT;
    CREATE TABLE idempotency (
      customer INTEGER NOT NULL REFERENCES customer (id), key TEXT NOT NULL, request BLOB NOT NULL,
      status INTEGER NOT NULL, answer BLOB NOT NULL, payment TEXT NOT NULL REFERENCES payment (id),
      PRIMARY KEY (customer, key)
    ) STRICT, WITHOUT ROWID;
    """
}
