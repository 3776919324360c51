public import Statements
import GRDB

/// An account with its balance.
public struct WalletAccount: Hashable, Sendable, Identifiable {
  /// The account's number.
  public let id: AccountID
  /// The bank's identifier, such as an IBAN or a masked card number. Files are matched by it, whatever the name.
  public let identifier: String
  /// The name to show: the person's if they gave one, else the bank's.
  public let name: String
  /// The name that the account's first file gave.
  public let bankName: String
  /// The sort of account.
  public let kind: StatementAccount.Kind
  /// The money in the account, and how it is known.
  public let balance: AccountBalance
  /// The balance that the person gave, whether or not it counts.
  public let openingBalance: OpeningBalance?
  /// The number of operations on the account.
  public let operationCount: Int

  /// The currency of the account and of all its operations.
  public var currency: Currency { balance.total.currency }
}

extension WalletDatabase {
  /// Returns the accounts of a user with their balances, by name.
  public func accounts(user: UserID) async throws -> [WalletAccount] {
    try await read(user: user) { try WalletAccount.fetch(user: user, $0) }
  }

  /// Returns one account of a user.
  /// - Throws: ``WalletError/noSuchAccount``, also if it is somebody else's.
  public func account(_ account: AccountID, user: UserID) async throws -> WalletAccount {
    try await read(user: user) { try WalletAccount.fetch(account, user: user, $0) }
  }
}

extension WalletAccount {
  /// The name to show, in SQL.
  static let shownName = "coalesce(account.givenName, account.name)"

  /// Returns all accounts, by name.
  static func fetch(user: UserID, _ database: Database) throws -> [WalletAccount] {
    let rows = try Row.fetchAll(
      database, sql: "\(select) WHERE account.userID = ? ORDER BY shownName COLLATE NOCASE, currency, account.id",
      arguments: [user.rawValue])
    return try rows.map { try WalletAccount(row: $0, user: user, database) }
  }

  /// Returns one account.
  static func fetch(_ account: AccountID, user: UserID, _ database: Database) throws -> WalletAccount {
    let row = try Row.fetchOne(
      database, sql: "\(select) WHERE account.userID = ? AND account.id = ?",
      arguments: [user.rawValue, account.rawValue])
    guard let row else { throw WalletError.noSuchAccount }
    return try WalletAccount(row: row, user: user, database)
  }

  private static let select = "SELECT account.*, \(shownName) AS shownName FROM account"

  private init(row: Row, user: UserID, _ database: Database) throws {
    id = AccountID(rawValue: row["id"])
    identifier = row["identifier"]
    name = row["shownName"]
    bankName = row["name"]
    kind = StatementAccount.Kind(rawValue: row["kind"]) ?? .other
    if let amount: Int64 = row["openingBalance"], let day: String = row["openingDate"] {
      openingBalance = OpeningBalance(try StoredValue.money(amount, row["currency"]), on: try StoredValue.date(day))
    } else {
      openingBalance = nil
    }
    balance = try AccountBalance(
      of: BalanceSource(user: user, accounts: [id]), currency: try StoredValue.money(0, row["currency"]).currency,
      opening: openingBalance, database)
    operationCount =
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM operation WHERE userID = ? AND accountID = ?",
        arguments: [user.rawValue, id.rawValue]) ?? 0
  }
}
