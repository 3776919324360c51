public import WalletStore

/// Fetches payees, and calls them otherwise.
public protocol PayeesGateway: Sendable {
  /// Returns all payees, the one with most operations first.
  func payees() async throws -> [WalletPayee]
  /// Returns one payee.
  /// - Throws: ``NotFoundError``.
  func payee(_ id: PayeeID) async throws -> WalletPayee
  /// Gives a payee a name of the person's own; an empty one brings the bank's back.
  func rename(_ id: PayeeID, to name: String) async throws -> UndoStep
}
