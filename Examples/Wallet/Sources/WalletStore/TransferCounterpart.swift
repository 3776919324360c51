import GRDB
public import Statements

/// The other side of a transfer between two own accounts.
public struct TransferCounterpart: Hashable, Sendable {
  /// The operation on the other account.
  public let operation: OperationID
  /// The other account.
  public let account: AccountID
  /// The name of the other account.
  public let accountName: String
  /// The day on which the other side was booked.
  public let date: CalendarDate
}

extension TransferCounterpart {
  /// Reads the columns of ``WalletOperation``'s selection; nil if there is no other side.
  init?(row: Row) throws {
    guard let id: Int64 = row["counterpartID"], let date: String = row["counterpartDate"] else { return nil }
    self.init(
      operation: OperationID(rawValue: id), account: AccountID(rawValue: row["counterpartAccountID"]),
      accountName: row["counterpartAccountName"], date: try StoredValue.date(date))
  }
}
