import WalletStore

/// Fetches accounts from the wallet's storage.
struct DatabaseAccountsGateway: AccountsGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func accounts() async throws -> [WalletAccount] { try await told { try await database.accounts(user: user) } }

  func account(_ id: AccountID) async throws -> WalletAccount {
    try await told {
      guard let account = try await accounts().first(where: { $0.id == id }) else {
        throw NotFoundError(what: .account)
      }
      return account
    }
  }
}
