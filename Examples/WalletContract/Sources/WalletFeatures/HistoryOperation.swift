public import WalletValues

/// An operation of the person, as far as a plugged-in feature sees it.
///
/// It has a type of its own, and is not the row of the wallet's storage, so that a feature needs nothing of the storage:
/// neither to read the operations nor to be tested with some.
///
/// ```swift
/// let spent = try await history.operations(since: day).filter { $0.amount.minorUnits < 0 && !$0.isTransfer }
/// ```
public struct HistoryOperation: Hashable, Sendable {
  /// The day on which the bank booked the operation.
  public var date: CalendarDate
  /// The amount; negative is money that went out.
  public var amount: Money
  /// The name of the person or firm that paid or was paid: the person's own name for them if there is one, else the
  /// bank's. Empty if nobody was named.
  public var payee: String
  /// A Boolean value that indicates whether the payee's name is the person's own and not the bank's.
  public var hasGivenPayee: Bool
  /// A Boolean value that indicates whether the operation only moved money between two of the person's own accounts,
  /// which is neither income nor spending.
  public var isTransfer: Bool

  /// An operation from its parts.
  public init(date: CalendarDate, amount: Money, payee: String, hasGivenPayee: Bool = false, isTransfer: Bool = false) {
    self.date = date
    self.amount = amount
    self.payee = payee
    self.hasGivenPayee = hasGivenPayee
    self.isTransfer = isTransfer
  }
}
