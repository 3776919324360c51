public import Statements

extension WalletDatabase {
  /// Takes a statement in: all of it in one transaction, or nothing if anything goes wrong or the process dies.
  ///
  /// What is there already is recognised, so that the same file twice adds nothing and files that overlap add only what
  /// is new:
  ///
  /// - An operation with the bank's identifier is the same as a stored one if identifier, date and amount are. (The
  ///   identifier alone is not enough, as banks give them out again.)
  /// - An operation without one, or one that is not found by it, is the same as a stored one of the same date, amount,
  ///   payee and memo, when at least one of the two has no identifier. Case, accents and punctuation do not count.
  /// - Each stored operation stands for one of the file. Two coffees at one price on one day are two lines in the file,
  ///   and stay two; the file that comes next week with the same two adds none.
  ///
  /// What this cannot do: an OFX file and a CSV file of one account are matched only where the bank writes payee and
  /// memo alike in both, and only if both name the account by the same identifier; where it does not, the operations
  /// appear twice. A bank that books a pending operation later under another date has made another operation. Of two
  /// look-alikes that are in *different* files and have no identifiers, the second is taken for the first.
  ///
  /// Accounts are found by identifier and currency, or made. If the statement tells a ledger balance, the account's
  /// balance is counted from it: that balance, and the operations after its date; a balance of an earlier date than the
  /// one known is left aside. Without any, the balance is the sum of the operations.
  ///
  /// Each new operation gets the category that the user once gave this payee, else the one that the file names, else a
  /// guess.
  /// - Throws: ``WalletError/noSuchUser``, ``WalletError/storage(reason:)``, or a cancellation error if the task was
  ///   cancelled.
  @concurrent
  public func importStatement(
    _ statement: Statement, fileName: String, user: UserID
  ) async throws -> ImportReport {
    let plan = ImportPlan(statement, fileName: fileName)
    let moment = now()
    return try await write(user: user) { try plan.carryOut(for: user, at: moment, $0) }
  }

  /// Says what ``importStatement(_:fileName:user:)`` would do with a statement, and writes nothing.
  ///
  /// It is how things stand at one moment: what is imported meanwhile, here or elsewhere, is recognised when the import
  /// is carried out.
  /// - Throws: ``WalletError/noSuchUser``, ``WalletError/storage(reason:)``, or a cancellation error if the task was
  ///   cancelled.
  @concurrent
  public func importPreview(
    of statement: Statement, fileName: String, user: UserID
  ) async throws -> ImportPreview {
    let plan = ImportPlan(statement, fileName: fileName)
    return try await read(user: user) { try plan.preview(for: user, $0) }
  }
}
