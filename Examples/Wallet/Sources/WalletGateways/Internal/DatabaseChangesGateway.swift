import WalletStore

/// Listens to the wallet's storage.
struct DatabaseChangesGateway: ChangesGateway {
  let database: WalletDatabase
  let user: UserID

  func changes() async throws -> AsyncStream<Void> { try await database.changes(user: user) }
}
