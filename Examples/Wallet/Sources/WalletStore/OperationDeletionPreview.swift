/// What deleting an operation would do.
public struct OperationDeletionPreview: Hashable, Sendable {
  /// The operation.
  public let operation: WalletOperation
  /// What its account holds now.
  public let balance: AccountBalance
  /// What its account would hold afterwards; the same if the bank's balance is of a later day.
  public let balanceAfter: AccountBalance
}
