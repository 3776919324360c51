/// One movement of money as the bank's file tells it.
public struct StatementOperation: Hashable, Sendable {
  /// The physical line of the file on which it begins, from 1.
  public var line: Int
  /// The day the bank booked it, in the bank's own time zone.
  public var date: CalendarDate
  /// The amount as it moves the account: spending is negative, whatever the file's convention.
  public var amount: Money
  /// Who was paid or paid; the bank's description where the file names nobody. May be empty.
  public var payee: String
  /// What the person whose file it is calls that payee; `nil` when the file does not say.
  public var payeeName: String?
  /// What it was for, in the file's words. May be empty.
  public var memo: String
  /// The bank's own identifier (FITID or a unique reference of the row), by which the same operation is known again.
  ///
  /// `nil` when the file has none, or gives the same one to several rows.
  public var bankIdentifier: String?
  /// The category as the file names it.
  public var category: String?
  /// Whether it only moved money between two accounts of its owner; `nil` when the file does not say.
  public var transfer: StatementTransfer?

  /// An operation from its parts.
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
