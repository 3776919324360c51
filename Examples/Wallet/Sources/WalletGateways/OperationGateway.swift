public import WalletStore

/// Fetches one operation, and changes it. For effects that cannot be seen beforehand there is a preview, which only
/// reads.
public protocol OperationGateway: Sendable {
  /// Returns one operation.
  /// - Throws: ``NotFoundError``.
  func operation(_ id: OperationID) async throws -> WalletOperation

  /// Gives an operation another category.
  func setCategory(_ category: CategoryKey, of id: OperationID) async throws -> UndoStep
  /// Returns the number of other operations of the same payee that have another category than the given one.
  func categoryChangePreview(to category: CategoryKey, of id: OperationID) async throws -> CategoryChangePreview
  /// Gives all operations of the payee a category, past ones too.
  func setCategory(_ category: CategoryKey, ofAllLike id: OperationID) async throws -> UndoStep

  /// Returns the operations of other accounts that can be the other side of a transfer, the nearest first.
  func transferCandidates(for id: OperationID) async throws -> [WalletOperation]
  /// Makes two operations the two sides of a transfer.
  func pair(_ id: OperationID, with other: OperationID) async throws -> UndoStep
  /// Parts the two sides of a transfer, so that they are two operations that have nothing to do with each other.
  func part(_ id: OperationID) async throws -> UndoStep

  /// Returns the effects of deleting an operation.
  func deletionPreview(of id: OperationID) async throws -> OperationDeletionPreview
  /// Deletes an operation.
  func delete(_ id: OperationID) async throws -> UndoStep
}
