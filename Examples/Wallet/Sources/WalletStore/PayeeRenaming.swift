import GRDB

extension WalletDatabase {
  /// Shows a payee under another name, with its operations of the past and those to come. What the bank calls it stays
  /// with each operation, and is found too.
  ///
  /// A name that another payee has makes the two one. The bank's names come back to each by itself.
  /// - Parameter name: The new name; empty for the bank's again.
  /// - Throws: ``WalletError/noSuchPayee`` or ``WalletError/nameInvalid(reason:)``.
  @discardableResult
  public func renamePayee(_ payee: PayeeID, to name: String, user: UserID) async throws -> UndoStep {
    let given = try GivenName.ifPresent(name)
    return try await writeUndoably(user: user) { database in
      let before = try WalletPayee.fetch(payee, user: user, database)
      let keys = try PayeeNames.keys(of: payee, user: user, database)
      if let given {
        try PayeeNames.give(given, to: keys, user: user, database)
      } else {
        try PayeeNames.takeAway(from: keys, user: user, database)
      }
      let after = try WalletPayee.fetch(payee, user: user, database)
      return .renamedPayee(from: before.name, to: after.name)
    }
  }
}
