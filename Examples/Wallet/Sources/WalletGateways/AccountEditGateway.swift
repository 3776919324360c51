public import WalletStore

/// Changes accounts. For effects that cannot be seen beforehand there is a preview, which only reads.
public protocol AccountEditGateway: Sendable {
  /// Gives an account a name of the person's own; an empty one brings the bank's back.
  func rename(_ account: AccountID, to name: String) async throws -> UndoStep
  /// Sets the balance that was in an account at the start of a day; nil takes it back.
  func setOpeningBalance(_ balance: OpeningBalance?, of account: AccountID) async throws -> UndoStep
  /// Returns the effects of putting an account's operations into another one.
  func mergePreview(of account: AccountID, into target: AccountID) async throws -> AccountMergePreview
  /// Puts an account's operations into another one.
  func merge(_ account: AccountID, into target: AccountID, lookAlikes: LookAlikes) async throws -> UndoStep
  /// Returns the effects of deleting an account.
  func deletionPreview(of account: AccountID) async throws -> AccountDeletionPreview
  /// Deletes an account with its operations.
  func delete(_ account: AccountID) async throws -> UndoStep
}
