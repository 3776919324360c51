public import Statements
import GRDB

/// A person or firm that paid or was paid, with the sums of the operations.
///
/// Payees that have the same name are one, however the bank calls them.
public struct WalletPayee: Hashable, Sendable, Identifiable {
  /// The payee's identifier. A payee to whom the bank gives several names has several identifiers, each of which leads
  /// to it; this is one of them.
  public let id: PayeeID
  /// The name to show: the person's if they gave one, else the bank's.
  public let name: String
  /// The name that the person gave.
  public let givenName: String?
  /// The bank's names for the payee in the newest import, one for each identifier, the name of most operations first.
  public let bankNames: [String]
  /// The number of operations.
  public let operationCount: Int
  /// The sums of the operations, one for each currency, by its code. Transfers are in it.
  public let totals: [MoneySum]
}

extension WalletDatabase {
  /// Returns all payees of a user, the one with most operations first.
  public func payees(user: UserID) async throws -> [WalletPayee] {
    try await read(user: user) { database in
      try WalletPayee.fetch(where: "operation.payeeKey <> ''", user: user, [:], database)
    }
  }

  /// Returns one payee of a user.
  /// - Throws: ``WalletError/noSuchPayee``, also if only somebody else has it.
  public func payee(_ payee: PayeeID, user: UserID) async throws -> WalletPayee {
    try await read(user: user) { try WalletPayee.fetch(payee, user: user, $0) }
  }
}

extension WalletPayee {
  /// Returns one payee.
  static func fetch(_ payee: PayeeID, user: UserID, _ database: Database) throws -> WalletPayee {
    let keys = try PayeeNames.keys(of: payee, user: user, database)
    let places = keys.indices.map { "key\($0)" }
    let found = try fetch(
      where: "operation.payeeKey IN (\(places.map { ":\($0)" }.joined(separator: ", "))) AND operation.payeeKey <> ''",
      user: user, Dictionary(uniqueKeysWithValues: zip(places, keys)), database)
    guard let found = found.first else { throw WalletError.noSuchPayee }
    return found
  }

  /// Returns payees, the one with most operations first.
  fileprivate static func fetch(
    where condition: String, user: UserID, _ arguments: [String: String], _ database: Database
  ) throws -> [WalletPayee] {
    // The bank's name is the one of the row with the highest number, as SQLite does with one `max` in a group.
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT operation.payeeKey AS key, \(PayeeNames.shownKey) AS shownKey, payeeName.name AS givenName,
          operation.payee AS bankName, max(operation.id) AS newest, operation.currency AS currency,
          count(*) AS count, \(StoredSum.columns)
        FROM operation LEFT JOIN payeeName USING (userID, payeeKey)
        WHERE operation.userID = :user AND \(condition) GROUP BY operation.payeeKey, operation.currency
        """,
      arguments: ["user": user.rawValue] + StatementArguments(arguments))
    let parts = try rows.map(Part.init(row:))
    let payees = Dictionary(grouping: parts, by: \.shownKey).values.compactMap(WalletPayee.init(parts:))
    return payees.sorted { left, right in
      (right.operationCount, left.name, left.id.rawValue) < (left.operationCount, right.name, right.id.rawValue)
    }
  }

  /// The operations of one of the bank's names, in one currency.
  private struct Part {
    let key: String
    let shownKey: String
    let givenName: String?
    let bankName: String
    let newest: Int64
    let count: Int
    let total: MoneySum

    init(row: Row) throws {
      key = row["key"]
      shownKey = row["shownKey"]
      givenName = row["givenName"]
      bankName = row["bankName"]
      newest = row["newest"]
      count = row["count"]
      total = try StoredSum.read(row, row["currency"])
    }
  }

  private static func count(_ parts: [Part]) -> Int { parts.reduce(0) { $0 + $1.count } }

  private init?(parts: [Part]) {
    let byKey = Dictionary(grouping: parts, by: \.key).sorted { $0.key < $1.key }
    guard let first = byKey.first else { return nil }
    id = PayeeID(rawValue: first.key)
    givenName = byKey.lazy.compactMap { $0.value.first?.givenName }.first
    let calls = byKey.map { _, parts in
      (name: parts.max { $0.newest < $1.newest }?.bankName, count: Self.count(parts))
    }
    bankNames = calls.sorted { $1.count < $0.count }.compactMap(\.name)
    name = givenName ?? bankNames.first ?? first.key
    operationCount = Self.count(parts)
    totals = MoneySum.totals(parts.map(\.total)).values.sorted { $0.currency.code < $1.currency.code }
  }
}
