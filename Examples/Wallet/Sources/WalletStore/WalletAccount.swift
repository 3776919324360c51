public import Statements
import GRDB

/// An account with its balance.
public struct WalletAccount: Hashable, Sendable, Identifiable {
  /// The account's number.
  public let id: AccountID
  /// The bank's identifier, such as an IBAN or a masked card number.
  public let identifier: String
  /// The name to show.
  public let name: String
  /// What sort of account it is.
  public let kind: StatementAccount.Kind
  /// What it holds: the bank's last known balance and the operations after it, or the sum of the operations if the
  /// bank's is not known.
  public let balance: Money
  /// The day at whose end the bank gave its balance, or nil if it never did and the balance is a mere sum.
  public let bankBalanceDate: CalendarDate?
  /// How many operations there are.
  public let operationCount: Int

  /// The currency of the account and of all its operations.
  public var currency: Currency { balance.currency }
}

extension WalletDatabase {
  /// The accounts of a user with their balances, by name.
  public func accounts(user: UserID) async throws -> [WalletAccount] {
    try await read(user: user) { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT account.*,
            coalesce(bankBalance, 0) + coalesce((
              SELECT sum(amount) FROM operation
              WHERE operation.userID = account.userID AND accountID = account.id
                AND date > coalesce(bankBalanceDate, '')), 0) AS balance,
            (SELECT count(*) FROM operation
              WHERE operation.userID = account.userID AND accountID = account.id) AS operationCount
          FROM account WHERE userID = ? ORDER BY name COLLATE NOCASE, currency, id
          """,
        arguments: [user.rawValue])
      return try rows.map(WalletAccount.init(row:))
    }
  }
}

extension WalletAccount {
  init(row: Row) throws {
    id = AccountID(rawValue: row["id"])
    identifier = row["identifier"]
    name = row["name"]
    kind = StatementAccount.Kind(rawValue: row["kind"]) ?? .other
    balance = try StoredValue.money(row["balance"], row["currency"])
    bankBalanceDate = try (row["bankBalanceDate"] as String?).map(StoredValue.date)
    operationCount = row["operationCount"]
  }
}
