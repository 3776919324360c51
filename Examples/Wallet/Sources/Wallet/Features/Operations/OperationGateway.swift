import WalletStore

/// Fetches one operation, and changes what it counts as.
protocol OperationGateway: Sendable {
  /// One operation.
  /// - Throws: ``NotFoundError``.
  func operation(_ id: OperationID) async throws -> WalletOperation
  /// Gives an operation another category.
  func setCategory(_ category: CategoryKey, of id: OperationID) async throws
}

/// Fetches operations from the wallet's storage.
struct DatabaseOperationGateway: OperationGateway {
  let database: WalletDatabase
  let user: UserID

  func operation(_ id: OperationID) async throws -> WalletOperation {
    do {
      return try await database.operation(id, user: user)
    } catch WalletError.noSuchOperation {
      throw NotFoundError(what: "operation")
    }
  }

  func setCategory(_ category: CategoryKey, of id: OperationID) async throws {
    try await database.setCategory(category, of: id, user: user)
  }
}
