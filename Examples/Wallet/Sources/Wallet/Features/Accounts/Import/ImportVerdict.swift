import WalletStore

/// The person's verdict on a preview.
struct ImportVerdict: Sendable {
  /// The operations that are added although they are known or were deleted.
  var kept: Set<ImportPreview.Operation.ID>
  /// True if the accounts are to be chosen anew, in place of taking the statement in.
  var asksForAccounts = false
  /// True if all amounts are to be turned and shown again, in place of taking the statement in.
  var turnsSigns = false
}
