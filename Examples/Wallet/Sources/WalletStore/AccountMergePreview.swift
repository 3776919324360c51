/// What merging an account into another would do.
public struct AccountMergePreview: Hashable, Sendable {
  /// The account that goes.
  public let source: WalletAccount
  /// The account that stays and takes all in.
  public let target: WalletAccount
  /// How many operations look the same in both: day, amount, payee and memo.
  public let lookAlikes: Int
  /// How many transfers between the two are none afterwards.
  public let partedTransfers: Int
  /// What the account would hold if look-alikes stay. Of the balances that the bank gave for either, the latest counts;
  /// an opening balance is the target's, or the source's if the target has none.
  public let balanceKeeping: AccountBalance
  /// What the account would hold if the look-alikes of the source are dropped.
  public let balanceDropping: AccountBalance

  /// How many operations go from one to the other.
  public func operationCount(_ lookAlikes: LookAlikes) -> Int {
    lookAlikes == .keep ? source.operationCount : source.operationCount - self.lookAlikes
  }
}
