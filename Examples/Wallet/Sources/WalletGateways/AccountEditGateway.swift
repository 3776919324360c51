public import WalletStore

/// Changes accounts. What cannot be seen beforehand is asked about first: a preview reads only.
public protocol AccountEditGateway: Sendable {
  /// Gives an account a name of the person's own; an empty one brings the bank's back.
  func rename(_ account: AccountID, to name: String) async throws -> UndoStep
  /// Says what was in an account at the start of a day; nil takes it back.
  func setOpeningBalance(_ balance: OpeningBalance?, of account: AccountID) async throws -> UndoStep
  /// What putting an account's operations into another one would do.
  func mergePreview(of account: AccountID, into target: AccountID) async throws -> AccountMergePreview
  /// Puts an account's operations into another one.
  func merge(_ account: AccountID, into target: AccountID, lookAlikes: LookAlikes) async throws -> UndoStep
  /// What deleting an account would take away.
  func deletionPreview(of account: AccountID) async throws -> AccountDeletionPreview
  /// Deletes an account with its operations.
  func delete(_ account: AccountID) async throws -> UndoStep
}
