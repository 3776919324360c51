public import Statements
import GRDB

/// One movement of money on an account, as the bank reported it and the user categorised it.
public struct WalletOperation: Hashable, Sendable, Identifiable {
  /// The operation's number.
  public let id: OperationID
  /// The account that it is on.
  public let account: AccountID
  /// The name of that account.
  public let accountName: String
  /// The day on which the bank booked it.
  public let date: CalendarDate
  /// The amount; negative is money that went out.
  public let amount: Money
  /// The name of the person or firm that paid or was paid: the name that the user gave, else the bank's.
  public let payee: String
  /// The bank's name of the payee.
  public let bankPayee: String
  /// The identifier of the payee; nil if the bank named nobody.
  public let payeeID: PayeeID?
  /// The other text that the bank gave.
  public let memo: String
  /// The category that the operation counts as.
  public let category: CategoryKey
  /// The name of the file that brought the operation.
  public let fileName: String
  /// The line of the operation in that file.
  public let fileLine: Int
  /// The other side, if the operation only moved money between two own accounts.
  public let counterpart: TransferCounterpart?
}

extension WalletDatabase {
  /// Returns one operation of a user.
  /// - Throws: ``WalletError/noSuchOperation``, also if it is somebody else's.
  public func operation(_ operation: OperationID, user: UserID) async throws -> WalletOperation {
    try await read(user: user) { try WalletOperation.fetch(operation, user: user, $0) }
  }
}

extension WalletOperation {
  /// The columns that ``init(row:)`` reads; conditions follow.
  static let select = """
    SELECT operation.*, \(WalletAccount.shownName) AS accountName, importedFile.name AS fileName,
      counterpart.date AS counterpartDate, counterpart.accountID AS counterpartAccountID,
      coalesce(otherAccount.givenName, otherAccount.name) AS counterpartAccountName,
      payeeName.name AS givenPayee
    FROM operation JOIN account ON account.id = operation.accountID
      JOIN importedFile ON importedFile.id = operation.fileID
      LEFT JOIN payeeName ON payeeName.userID = operation.userID AND payeeName.payeeKey = operation.payeeKey
      LEFT JOIN operation AS counterpart ON counterpart.id = operation.counterpartID
      LEFT JOIN account AS otherAccount ON otherAccount.id = counterpart.accountID
    """

  /// Returns one operation.
  static func fetch(_ operation: OperationID, user: UserID, _ database: Database) throws -> WalletOperation {
    let row = try Row.fetchOne(
      database, sql: "\(select) WHERE operation.id = ? AND operation.userID = ?",
      arguments: [operation.rawValue, user.rawValue])
    guard let row else { throw WalletError.noSuchOperation }
    return try WalletOperation(row: row)
  }

  init(row: Row) throws {
    id = OperationID(rawValue: row["id"])
    account = AccountID(rawValue: row["accountID"])
    accountName = row["accountName"]
    date = try StoredValue.date(row["date"])
    amount = try StoredValue.money(row["amount"], row["currency"])
    bankPayee = row["payee"]
    payee = row["givenPayee"] ?? bankPayee
    payeeID = PayeeID(payeeKey: row["payeeKey"])
    memo = row["memo"]
    category = CategoryKey(rawValue: row["categoryKey"])
    fileName = row["fileName"]
    fileLine = row["fileLine"]
    counterpart = try TransferCounterpart(row: row)
  }
}
