/// What undoing a whole import would do.
public struct ImportRemovalPreview: Hashable, Sendable {
  /// What becomes of one account.
  public struct Account: Hashable, Sendable, Identifiable {
    /// The account as it is.
    public let account: WalletAccount
    /// How many of its operations go.
    public let operationCount: Int
    /// What it would hold afterwards; nil if it would go, as the import made it and nothing else is in it.
    public let balance: AccountBalance?

    /// The account's number.
    public var id: AccountID { account.id }
  }

  /// The import.
  public let statement: WalletImport
  /// The accounts that it touched, by name.
  public let accounts: [Account]

  /// How many operations go in all.
  public var operationCount: Int { accounts.reduce(0) { $0 + $1.operationCount } }
}
