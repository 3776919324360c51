import WalletStore

/// Tells when the person's data have changed.
protocol ChangesGateway: Sendable {
  /// Yields after each commit, by whatever process. Ends with the task that reads it.
  func changes() async throws -> AsyncStream<Void>
}

/// Listens to the wallet's storage.
struct DatabaseChangesGateway: ChangesGateway {
  let database: WalletDatabase
  let user: UserID

  func changes() async throws -> AsyncStream<Void> { try await database.changes(user: user) }
}
