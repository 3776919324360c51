public import WalletStore

/// Fetches accounts.
public protocol AccountsGateway: Sendable {
  /// All accounts with their balances, by name.
  func accounts() async throws -> [WalletAccount]
  /// One account.
  /// - Throws: ``NotFoundError``.
  func account(_ id: AccountID) async throws -> WalletAccount
}
