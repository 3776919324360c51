import WalletStore

/// Fetches and changes operations in the wallet's storage.
struct DatabaseOperationGateway: OperationGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func operation(_ id: OperationID) async throws -> WalletOperation {
    try await told {
      do {
        return try await database.operation(id, user: user)
      } catch WalletError.noSuchOperation {
        throw NotFoundError(what: .operation)
      }
    }
  }

  func setCategory(_ category: CategoryKey, of id: OperationID) async throws -> UndoStep {
    try await told {
      try await database.setCategory(category, of: id, user: user)
    }
  }

  func categoryChangePreview(to category: CategoryKey, of id: OperationID) async throws -> CategoryChangePreview {
    try await told {
      try await database.categoryChangePreview(to: category, of: id, user: user)
    }
  }

  func setCategory(_ category: CategoryKey, ofAllLike id: OperationID) async throws -> UndoStep {
    try await told {
      try await database.setCategory(category, ofAllLike: id, user: user)
    }
  }

  func transferCandidates(for id: OperationID) async throws -> [WalletOperation] {
    try await told {
      try await database.transferCandidates(for: id, user: user)
    }
  }

  func pair(_ id: OperationID, with other: OperationID) async throws -> UndoStep {
    try await told {
      try await database.pairTransfer(id, with: other, user: user)
    }
  }

  func part(_ id: OperationID) async throws -> UndoStep {
    try await told { try await database.partTransfer(of: id, user: user) }
  }

  func deletionPreview(of id: OperationID) async throws -> OperationDeletionPreview {
    try await told {
      try await database.deletionPreview(of: id, user: user)
    }
  }

  func delete(_ id: OperationID) async throws -> UndoStep {
    try await told { try await database.deleteOperation(id, user: user) }
  }
}
