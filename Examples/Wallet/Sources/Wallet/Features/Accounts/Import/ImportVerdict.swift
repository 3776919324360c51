import WalletStore

/// What the person says to a preview.
struct ImportVerdict: Sendable {
  /// The operations that come in though they are known or were deleted.
  var kept: Set<ImportPreview.Operation.ID>
  /// Whether the accounts are to be chosen anew, in place of taking the statement in.
  var asksForAccounts = false
}
