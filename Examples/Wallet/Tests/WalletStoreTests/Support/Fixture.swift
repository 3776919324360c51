import EspalierBroadcast
import EspalierCryptography
import Foundation
import GRDB
import Statements
import WalletStore

/// A database in a directory of its own that goes with the test.
final class Fixture: Sendable {
  static let cheap = PasswordHash.Cost(rounds: 16, blockSize: 1)
  static let password = "correct horse"

  let directory: URL
  let time: ManualTime
  let database: WalletDatabase

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "wallet-test-\(UUID().uuidString)")
    time = try ManualTime()
    database = try Self.open(directory, cost: Self.cheap, time: time)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Opens the same file as another process would.
  func openAgain(cost: PasswordHash.Cost = Fixture.cheap) throws -> WalletDatabase {
    try Self.open(directory, cost: cost, time: time)
  }

  private static func open(_ directory: URL, cost: PasswordHash.Cost, time: ManualTime) throws -> WalletDatabase {
    try WalletOpening.prepare(directory)
    let broadcast = try Broadcast(over: SocketTransport(directory: directory.appending(path: "broadcast")))
    return try WalletDatabase(
      directory: directory, passwordCost: cost, broadcast: broadcast, now: { [time] in time.now })
  }

  /// The file itself, for looking behind the storage's back.
  func file() throws -> DatabaseQueue {
    try DatabaseQueue(path: directory.appending(path: "wallet.sqlite").path(percentEncoded: false))
  }

  /// A number behind the storage's back.
  func number(_ sql: String, _ arguments: Int64...) async throws -> Int {
    try await file().read { database in
      guard let number = try Int.fetchOne(database, sql: sql, arguments: StatementArguments(arguments)) else {
        throw Missing()
      }
      return number
    }
  }

  func user(_ name: String = "Ada") async throws -> UserID {
    try await database.signUp(name: name, password: Self.password)
  }

  /// Imports operations into one account.
  @discardableResult
  func take(
    _ operations: [StatementOperation], into account: String = "1", currency: String = "EUR", balance: Int64? = nil,
    on balanceDate: String? = nil, user: UserID
  ) async throws -> ImportReport {
    let currency = try euro(currency)
    let statement = Statement(
      format: "Test",
      accounts: [
        StatementAccount(
          identifier: account, name: "Account \(account)", kind: .checking, currency: currency,
          balance: balance.map { Money(minorUnits: $0, currency: currency) },
          balanceDate: balanceDate.flatMap(CalendarDate.init(iso:)), operations: operations)
      ])
    return try await database.importStatement(statement, fileName: "test.csv", user: user)
  }

  /// All operations that a filter lets through, the newest first.
  func operations(_ filter: OperationFilter = OperationFilter(), user: UserID) async throws -> [WalletOperation] {
    try await database.lines(filter, 0..<Int.max, user: user).compactMap { line in
      if case .operation(let operation) = line { operation } else { nil }
    }
  }
}

struct Missing: Error {}

func euro(_ code: String = "EUR") throws -> Currency {
  guard let currency = Currency(code: code) else { throw Missing() }
  return currency
}

func day(_ iso: String) throws -> CalendarDate {
  guard let date = CalendarDate(iso: iso) else { throw Missing() }
  return date
}

/// An operation of a statement.
func operation(
  _ date: String, _ amount: Int64, _ payee: String, memo: String = "", id: String? = nil, category: String? = nil,
  currency: String = "EUR"
) throws -> StatementOperation {
  StatementOperation(
    line: 1, date: try day(date), amount: Money(minorUnits: amount, currency: try euro(currency)), payee: payee,
    memo: memo, bankIdentifier: id, category: category)
}
