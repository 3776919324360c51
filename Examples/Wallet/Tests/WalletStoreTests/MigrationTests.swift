import Foundation
import GRDB
import Statements
import Testing
import WalletStore

/// A database of an older version opens and keeps its data.
@Suite struct MigrationTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "wallet-old-\(UUID().uuidString)")

  private func makeOld() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: directory.appending(path: "wallet.sqlite").path(percentEncoded: false))
    try Schema.migrator.migrate(queue, upTo: "1: users, accounts, operations")
    try queue.write { database in
      try database.execute(
        sql: """
          INSERT INTO user (id, name, nameKey, createdAt, settings) VALUES (7, 'Ada', 'ada', 0, '{}');
          INSERT INTO category (userID, key, name, position)
            VALUES (7, 'other', 'Uncategorised', 1), (7, 'income', 'Income', 2);
          INSERT INTO account (id, userID, identifier, name, kind, currency, bankBalance, bankBalanceDate) VALUES
            (3, 7, 'DE1', 'Giro', 'checking', 'EUR', 5000, '2025-03-02'),
            (5, 7, 'export', 'export', 'other', 'EUR', NULL, NULL);
          INSERT INTO importedFile (id, userID, name, format, importedAt) VALUES (2, 7, 'march.csv', 'CSV', 1000);
          INSERT INTO operation (id, userID, accountID, date, amount, currency, payee, memo, categoryKey, bankKey,
            fingerprint, payeeKey, searchText, fileID, fileLine) VALUES
            (11, 7, 3, '2025-03-01', -350, 'EUR', 'Café', 'm', 'other', x'01', x'02', 'cafe', 'cafe\n m\n3.50', 2, 4),
            (12, 7, 3, '2025-03-03', -900, 'EUR', 'Savings', '', 'other', NULL, x'03', 'savings', 'savings\n\n9.00', 2, 5),
            (19, 7, 5, '2025-03-04', 900, 'EUR', 'Giro', '', 'other', NULL, x'04', 'giro', 'giro\n\n9.00', 2, 6);
          """)
    }
  }

  @Test func itKeepsItsDataAndFindsTheTransfersOfBefore() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try makeOld()
    let database = try WalletDatabase(directory: directory, passwordCost: Fixture.cheap)
    let user = UserID(rawValue: 7)
    let accounts = try await database.accounts(user: user)
    #expect(accounts.map(\.id.rawValue) == [5, 3] && accounts.map(\.name) == ["export", "Giro"])
    #expect(accounts.map(\.balance.total.minorUnits) == [900, 4100] && accounts.map(\.operationCount) == [1, 2])
    #expect(accounts.last?.balance.basis == .bank(on: try day("2025-03-02")))
    #expect(accounts.last?.kind == .checking)
    let operations = try await database.operations(since: try day("2025-01-01"), user: user)
    #expect(operations.map(\.id.rawValue) == [11, 12, 19] && operations.map(\.payee) == ["Café", "Savings", "Giro"])
    #expect(operations.map(\.counterpart?.operation.rawValue) == [nil, 19, 12])
    #expect(operations.map(\.fileName) == ["march.csv", "march.csv", "march.csv"])
    #expect(try await database.imports(user: user).map(\.operationCount) == [3])
    let file = try DatabaseQueue(path: directory.appending(path: "wallet.sqlite").path(percentEncoded: false))
    #expect(try await file.read { try Row.fetchAll($0, sql: "PRAGMA foreign_key_check").isEmpty })
  }

  @Test func aNumberIsNeverGivenOutTwice() async throws {
    let fixture = try Fixture()
    let user = try await fixture.user()
    let first = try await fixture.take([operation("2025-03-01", -1, "A")], user: user)
    let operation = try #require(try await fixture.operations(user: user).first)
    try await fixture.database.deleteAccount(operation.account, user: user)
    let second = try await fixture.take([WalletStoreTests.operation("2025-03-01", -1, "A")], user: user)
    let again = try #require(try await fixture.operations(user: user).first)
    #expect(again.id != operation.id && again.account != operation.account && first.id != second.id)
  }
}
