import Statements
import GRDB

extension WalletDatabase {
  /// Shows an account under another name. Its files are matched as before, because that goes by the identifier.
  /// - Parameter name: The new name; empty for the bank's again.
  /// - Throws: ``WalletError/noSuchAccount`` or ``WalletError/nameInvalid(reason:)``.
  @discardableResult
  public func renameAccount(_ account: AccountID, to name: String, user: UserID) async throws -> UndoStep {
    let given = try GivenName.ifPresent(name)?.text
    return try await writeUndoably(user: user) { database in
      let before = try WalletAccount.fetch(account, user: user, database)
      try database.execute(
        sql: "UPDATE account SET givenName = ? WHERE userID = ? AND id = ?",
        arguments: [given, user.rawValue, account.rawValue])
      return .renamedAccount(from: before.name, to: given ?? before.bankName)
    }
  }

  /// Sets the balance that was in an account at the start of a day, or takes it back. It counts unless the bank gave a
  /// balance of that day or a later one.
  /// - Throws: ``WalletError/noSuchAccount`` or ``WalletError/currencyDiffers(account:other:)``.
  @discardableResult
  public func setOpeningBalance(
    _ balance: OpeningBalance?, of account: AccountID, user: UserID
  ) async throws -> UndoStep {
    try await writeUndoably(user: user) { database in
      let before = try WalletAccount.fetch(account, user: user, database)
      if let balance, balance.amount.currency != before.currency {
        throw WalletError.currencyDiffers(account: before.currency, other: balance.amount.currency)
      }
      try database.execute(
        sql: "UPDATE account SET openingBalance = ?, openingDate = ?, openingFile = NULL WHERE userID = ? AND id = ?",
        arguments: [balance?.amount.minorUnits, balance?.day.iso, user.rawValue, account.rawValue])
      return .changedOpeningBalance(account: before.name)
    }
  }
}
