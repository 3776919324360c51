/// The effects of merging an account into another.
public struct AccountMergePreview: Hashable, Sendable {
  /// The account that is removed.
  public let source: WalletAccount
  /// The account that stays and takes in the operations of the other.
  public let target: WalletAccount
  /// The number of operations of the source that the target has too: with the same day, amount, payee and memo.
  public let lookAlikes: Int
  /// The number of transfers between the two accounts, which are transfers no longer once both sides are in one
  /// account.
  public let partedTransfers: Int
  /// The balance of the merged account if look-alikes are kept. Of the balances that the bank gave for either account,
  /// the latest counts; an opening balance is the target's, or the source's if the target has none.
  public let balanceKeeping: AccountBalance
  /// The balance of the merged account if the look-alikes of the source are dropped.
  public let balanceDropping: AccountBalance

  /// Returns the number of operations that move from the source to the target.
  public func operationCount(_ lookAlikes: LookAlikes) -> Int {
    lookAlikes == .keep ? source.operationCount : source.operationCount - self.lookAlikes
  }
}
