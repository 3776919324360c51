public import Statements

extension WalletDatabase {
  /// Takes a statement in: all of it in one transaction, or nothing if anything goes wrong or the process dies.
  ///
  /// Operations that are stored already are recognised, so that the same file twice adds nothing and files that overlap
  /// add only what is new:
  ///
  /// - An operation with the bank's identifier is the same as a stored one if identifier, date and amount are. (The
  ///   identifier alone is not enough, as banks give them out again.)
  /// - An operation without one, or one that is not found by it, is the same as a stored one of the same date, amount,
  ///   payee and memo, when at least one of the two has no identifier. Case, accents and punctuation do not count.
  /// - Each stored operation stands for one of the file. Two coffees at one price on one day are two lines in the file,
  ///   and stay two; the file that comes next week with the same two adds none.
  /// - An operation that was deleted is known likewise, and stays away.
  ///
  /// This has limits: an OFX file and a CSV file of one account are matched only where the bank writes payee and memo
  /// alike in both; where it does not, the operations appear twice. A bank that books a pending operation later under
  /// another date has made another operation. Of two look-alikes that are in *different* files and have no identifiers,
  /// the second is taken for the first. So ``importPreview(of:fileName:choices:user:)`` shows the operations that are
  /// taken for known, and ``ImportChoices/kept`` lets any of them in all the same.
  ///
  /// Accounts are found by identifier and currency, whatever they are called now, or made. An account that only the
  /// person can name is the one of ``ImportChoices/destinations``; without an answer it is the suggestion of its
  /// ``ImportAccountQuestion`` where that is certain, and nothing is imported where it is not. If the statement has a
  /// ledger balance, the account's balance is counted from it.
  ///
  /// Each new operation gets the category that the user once gave this payee, else the one that the file names, else a
  /// guess.
  ///
  /// All is compared before the transaction that writes, which others wait for; it is compared anew if the user's data
  /// were changed in between.
  /// - Throws: ``WalletError/nothingToImport(fileName:refused:)`` when there is not a single line to bring in,
  ///   ``WalletError/tooManyAccounts(fileName:most:)`` when a thousand accounts are not enough,
  ///   ``WalletError/accountNeeded(fileName:)`` and other errors about accounts, ``WalletError/noSuchUser``,
  ///   ``WalletError/storage(reason:)``, or a cancellation error if the task was cancelled.
  @concurrent
  public func importStatement(
    _ statement: Statement, fileName: String, choices: ImportChoices = ImportChoices(), user: UserID
  ) async throws -> ImportReport {
    let plan = try ImportPlan(statement, fileName: fileName)
    try plan.validate()
    let moment = now()
    let claim = claim(.importing, of: user)
    // What was taken in before may have left nothing to decide.
    if let claim, let outcome: ImportOutcome = try await read(user: user, { try claim.answer($0) }) {
      return outcome.report(of: plan)
    }
    for _ in 0..<3 {
      let decision = try await read(user: user) { try ImportDecision(plan, choices: choices, user: user, $0) }
      do {
        let outcome = try await write(user: user, as: claim) { database in
          guard try Self.revision(of: user, database) == decision.revision else { throw Outdated() }
          return try decision.carryOut(for: user, at: moment, database)
        }
        return outcome.report(of: plan)
      } catch is Outdated {}
    }
    // Other writes keep coming in between; now they wait.
    let outcome = try await write(user: user, as: claim) { database in
      try ImportDecision(plan, choices: choices, user: user, database).carryOut(for: user, at: moment, database)
    }
    return outcome.report(of: plan)
  }

  /// The user's data were changed after they had been compared.
  private struct Outdated: Error {}

  /// Returns the questions that have to be answered before a statement can be taken in: which account it belongs to,
  /// where it does not say so itself. Nothing is written.
  /// - Throws: ``WalletError/tooManyAccounts(fileName:most:)``, ``WalletError/noSuchUser``,
  ///   ``WalletError/storage(reason:)``, or a cancellation error if the task was cancelled.
  @concurrent
  public func accountQuestions(
    about statement: Statement, fileName: String, user: UserID
  ) async throws -> [ImportAccountQuestion] {
    let plan = try ImportPlan(statement, fileName: fileName)
    return try await read(user: user) { try plan.questions(for: user, $0) }
  }

  /// Returns the effects that ``importStatement(_:fileName:choices:user:)`` would have, and writes nothing.
  ///
  /// The preview shows the state at one moment: operations that are imported meanwhile, here or elsewhere, are
  /// recognised when the import is carried out.
  /// - Throws: ``WalletError/accountNeeded(fileName:)`` and other errors about accounts,
  ///   ``WalletError/tooManyAccounts(fileName:most:)``, ``WalletError/noSuchUser``, ``WalletError/storage(reason:)``,
  ///   or a cancellation error if the task was cancelled.
  @concurrent
  public func importPreview(
    of statement: Statement, fileName: String, choices: ImportChoices = ImportChoices(), user: UserID
  ) async throws -> ImportPreview {
    let plan = try ImportPlan(statement, fileName: fileName)
    return try await read(user: user) { database in
      try ImportDecision(plan, choices: choices, user: user, database)
        .preview(of: statement, names: try StoredAccount.names(of: user, database))
    }
  }
}
