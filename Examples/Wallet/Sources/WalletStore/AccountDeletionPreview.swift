public import Statements

/// The effects of deleting an account.
public struct AccountDeletionPreview: Hashable, Sendable {
  /// The account, with its balance and the number of operations that go with it.
  public let account: WalletAccount
  /// The days of the account's operations; nil if there are none.
  public let days: ClosedRange<CalendarDate>?
  /// The number of transfers that lose this side, and count as income or spending from then on.
  public let partedTransfers: Int
}
