import WalletStore

/// Listens to the wallet's storage.
struct DatabaseChangesGateway: ChangesGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func changes() async throws -> AsyncStream<Void> { try await told { try await database.changes(user: user) } }
}
