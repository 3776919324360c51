public import Statements

/// What deleting an account would do.
public struct AccountDeletionPreview: Hashable, Sendable {
  /// The account, with its balance and the number of operations that go with it.
  public let account: WalletAccount
  /// The days of its operations; nil if there are none.
  public let days: ClosedRange<CalendarDate>?
  /// How many transfers lose this side, and count as income or spending from then on.
  public let partedTransfers: Int
}
