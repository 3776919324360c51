/// The effects of deleting an operation.
public struct OperationDeletionPreview: Hashable, Sendable {
  /// The operation.
  public let operation: WalletOperation
  /// The balance of the operation's account now.
  public let balance: AccountBalance
  /// The balance of the operation's account afterwards; the same if the bank's balance is of a later day.
  public let balanceAfter: AccountBalance
}
