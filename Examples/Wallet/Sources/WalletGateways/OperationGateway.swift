public import WalletStore

/// Fetches one operation, and changes it. What cannot be seen beforehand is asked about first: a preview reads only.
public protocol OperationGateway: Sendable {
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
