import WalletStore

/// Fetches one operation, and changes it. What cannot be seen beforehand is asked about first: a preview reads only.
protocol OperationGateway: Sendable {
  /// One operation.
  /// - Throws: ``NotFoundError``.
  func operation(_ id: OperationID) async throws -> WalletOperation

  /// Gives an operation another category.
  func setCategory(_ category: CategoryKey, of id: OperationID) async throws -> UndoStep
  /// How many others of the same payee have another category than that.
  func categoryChangePreview(to category: CategoryKey, of id: OperationID) async throws -> CategoryChangePreview
  /// Gives all operations of the payee a category, past ones too.
  func setCategory(_ category: CategoryKey, ofAllLike id: OperationID) async throws -> UndoStep

  /// The operations of other accounts that can be the other side of a transfer, the nearest first.
  func transferCandidates(for id: OperationID) async throws -> [WalletOperation]
  /// Makes two operations the two sides of a transfer.
  func pair(_ id: OperationID, with other: OperationID) async throws -> UndoStep
  /// Makes the two sides of a transfer two operations that have nothing to do with each other.
  func part(_ id: OperationID) async throws -> UndoStep

  /// What deleting an operation would do.
  func deletionPreview(of id: OperationID) async throws -> OperationDeletionPreview
  /// Deletes an operation.
  func delete(_ id: OperationID) async throws -> UndoStep
}

/// Fetches and changes operations in the wallet's storage.
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

  func setCategory(_ category: CategoryKey, of id: OperationID) async throws -> UndoStep {
    try await database.setCategory(category, of: id, user: user)
  }

  func categoryChangePreview(to category: CategoryKey, of id: OperationID) async throws -> CategoryChangePreview {
    try await database.categoryChangePreview(to: category, of: id, user: user)
  }

  func setCategory(_ category: CategoryKey, ofAllLike id: OperationID) async throws -> UndoStep {
    try await database.setCategory(category, ofAllLike: id, user: user)
  }

  func transferCandidates(for id: OperationID) async throws -> [WalletOperation] {
    try await database.transferCandidates(for: id, user: user)
  }

  func pair(_ id: OperationID, with other: OperationID) async throws -> UndoStep {
    try await database.pairTransfer(id, with: other, user: user)
  }

  func part(_ id: OperationID) async throws -> UndoStep { try await database.partTransfer(of: id, user: user) }

  func deletionPreview(of id: OperationID) async throws -> OperationDeletionPreview {
    try await database.deletionPreview(of: id, user: user)
  }

  func delete(_ id: OperationID) async throws -> UndoStep { try await database.deleteOperation(id, user: user) }
}
