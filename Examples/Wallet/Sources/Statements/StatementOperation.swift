/// One movement of money, as the bank's file gives it.
public struct StatementOperation: Hashable, Sendable {
  /// The physical line of the file on which the operation begins, from 1.
  public var line: Int
  /// The day on which the bank booked it, in the bank's own time zone.
  public var date: CalendarDate
  /// The amount as it moves the account: spending is negative, whatever the file's convention.
  public var amount: Money
  /// The person or firm that was paid or paid; the bank's description where the file names nobody. May be empty.
  public var payee: String
  /// The name that the owner of the file gave to the payee; `nil` when the file has none.
  public var payeeName: String?
  /// The purpose of the operation, in the file's words. May be empty.
  public var memo: String
  /// The bank's own identifier (FITID or a unique reference of the row), by which the same operation is recognised.
  ///
  /// `nil` when the file has none, or gives the same one to several rows.
  public var bankIdentifier: String?
  /// The category as the file names it.
  public var category: String?
  /// The file's word on whether the operation only moved money between two accounts of its owner; `nil` when the file
  /// does not say.
  public var transfer: StatementTransfer?

  /// Creates an operation from its parts.
  public init(
    line: Int, date: CalendarDate, amount: Money, payee: String, memo: String = "", bankIdentifier: String? = nil,
    category: String? = nil, transfer: StatementTransfer? = nil
  ) {
    self.line = line
    self.date = date
    self.amount = amount
    self.payee = payee
    self.memo = memo
    self.bankIdentifier = bankIdentifier
    self.category = category
    self.transfer = transfer
  }
}
