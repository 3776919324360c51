/// The effects of undoing a whole import.
public struct ImportRemovalPreview: Hashable, Sendable {
  /// The effects on one account.
  public struct Account: Hashable, Sendable, Identifiable {
    /// The account as it is.
    public let account: WalletAccount
    /// The number of its operations that are removed.
    public let operationCount: Int
    /// The balance of the account afterwards; nil if the account would be removed, as the import created it and nothing
    /// else is in it.
    public let balance: AccountBalance?

    /// The account's number.
    public var id: AccountID { account.id }
  }

  /// The import.
  public let statement: WalletImport
  /// The accounts that it touched, by name.
  public let accounts: [Account]

  /// The number of operations that are removed from all accounts.
  public var operationCount: Int { accounts.reduce(0) { $0 + $1.operationCount } }
}
