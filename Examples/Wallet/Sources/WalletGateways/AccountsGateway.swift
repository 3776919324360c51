public import WalletStore

/// Fetches accounts.
public protocol AccountsGateway: Sendable {
  /// Returns all accounts with their balances, by name.
  func accounts() async throws -> [WalletAccount]
  /// Returns one account.
  /// - Throws: ``NotFoundError``.
  func account(_ id: AccountID) async throws -> WalletAccount
}
