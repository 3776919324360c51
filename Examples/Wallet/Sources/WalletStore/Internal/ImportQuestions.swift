import GRDB
import Statements

extension ImportPlan {
  /// The number of accounts that are compared with the whole file.
  private static let comparedAccounts = 20

  /// Returns the questions to ask before the plan can be compared with the stored data. It only reads.
  /// - Parameter answered: The questions that have been answered, and are not asked again.
  func questions(
    except answered: Set<ImportAccountQuestion.ID> = [], for user: UserID, _ database: Database
  ) throws -> [ImportAccountQuestion] {
    let unnamed = accounts.filter { $0.key.identification == .nobody && !answered.contains($0.id) }
    guard !unnamed.isEmpty else { return [] }
    let memory = try FileMemory(self, user: user, database)
    let all = try WalletAccount.fetch(user: user, database)
    return try unnamed.map { imported in
      try question(about: imported, accounts: all, memory: memory, user: user, database)
    }
  }

  private func question(
    about imported: ImportedAccount, accounts: [WalletAccount], memory: FileMemory, user: UserID,
    _ database: Database
  ) throws -> ImportAccountQuestion {
    let currency = imported.key.currency
    let (remembered, ofShape) = (memory.account(in: currency), memory.accountsOfShape(in: currency))
    let lookAlikes = try LookAlikeCounts(of: imported, user: user, database)
    func likelihood(_ account: AccountID) -> (Int, Int, Int64) {
      (account == remembered ? 0 : 1, -lookAlikes[account], account.rawValue)
    }
    // A whole comparison goes through all of the file, so only those are compared that are likely to be meant.
    let compared = Set(
      accounts.filter { $0.currency == currency }.map(\.id).filter { lookAlikes[$0] > 0 }
        .sorted { likelihood($0) < likelihood($1) }
        .prefix(Self.comparedAccounts))
    let candidates = try accounts.filter { $0.currency == currency }.map { account in
      guard compared.contains(account.id) else {
        let alreadyThere = min(lookAlikes[account.id], imported.operations.count)
        return ImportAccountQuestion.Candidate(account: account, alreadyThere: alreadyThere)
      }
      var stored = try StoredOperations(account: account.id, user: user, days: imported.days, database)
      let match = stored.match(imported.operations)
      return ImportAccountQuestion.Candidate(
        account: account, alreadyThere: match.states.count { $0 != .new })
    }
    func rank(_ place: Int) -> (Int, Int, Int, Int, Int, Int) {
      let (account, alreadyThere) = (candidates[place].account.id, candidates[place].alreadyThere)
      // For accounts that were not compared, the number is more a guess than a count.
      let isGuess = alreadyThere > 0 && !compared.contains(account)
      return (
        account == remembered && series.isWhole ? 0 : 1, alreadyThere > 0 && !isGuess ? 0 : 1, -alreadyThere,
        account == remembered ? 0 : 1, ofShape.contains(account) ? 0 : 1, place
      )
    }
    let sorted = candidates.indices.sorted { rank($0) < rank($1) }.map { candidates[$0] }
    let name = proposedName(of: imported)
    // A file that is neither remembered nor there in part, and could be of several accounts, is rather of a new account
    // than of a wrong one.
    let likeliest = sorted.first { candidate in
      candidate.account.id == remembered || candidate.alreadyThere > 0 || ofShape == [candidate.account.id]
    }
    return ImportAccountQuestion(
      id: imported.id, currency: currency, operationCount: imported.operations.count, days: imported.days,
      proposedName: name, candidates: sorted,
      suggestion: likeliest.map { ImportDestination.account($0.account.id) } ?? .newAccount(name: name),
      isCertain: sorted.isEmpty || isProven(remembered, candidates))
  }

  /// Returns true if a remembered account needs no question: the name of the file is the same as that of the file
  /// before, or its lines are in this account rather than in any other.
  private func isProven(_ remembered: AccountID?, _ candidates: [ImportAccountQuestion.Candidate]) -> Bool {
    guard let own = candidates.first(where: { $0.account.id == remembered }) else { return false }
    if series.isWhole { return true }
    return candidates.allSatisfy { $0.account.id == remembered || $0.alreadyThere < own.alreadyThere }
      && own.alreadyThere > 0
  }
}
