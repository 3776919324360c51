import GRDB
import Statements

extension ImportPlan {
  /// What is to be asked before the plan can be compared with what is stored. It only reads.
  func questions(for user: UserID, _ database: Database) throws -> [ImportAccountQuestion] {
    let unnamed = accounts.filter { $0.key.identification == .nobody }
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
    let candidates = try accounts.filter { $0.currency == currency }.map { account in
      var stored = try StoredOperations(account: account.id, user: user, days: imported.days, database)
      let match = stored.match(imported.operations)
      return ImportAccountQuestion.Candidate(
        account: account, alreadyThere: match.states.count { $0 != .new })
    }
    func rank(_ place: Int) -> (Int, Int, Int, Int) {
      let (account, alreadyThere) = (candidates[place].account.id, candidates[place].alreadyThere)
      return (account == remembered ? 0 : 1, -alreadyThere, ofShape.contains(account) ? 0 : 1, place)
    }
    let sorted = candidates.indices.sorted { rank($0) < rank($1) }.map { candidates[$0] }
    let name = proposedName(of: imported)
    // What is neither remembered nor there in part, and could be of several, is rather a new account than a wrong one.
    let likeliest = sorted.first { candidate in
      candidate.account.id == remembered || candidate.alreadyThere > 0 || ofShape == [candidate.account.id]
    }
    return ImportAccountQuestion(
      id: imported.id, currency: currency, operationCount: imported.operations.count, days: imported.days,
      proposedName: name, candidates: sorted,
      suggestion: likeliest.map { ImportDestination.account($0.account.id) } ?? .newAccount(name: name),
      isCertain: remembered != nil || sorted.isEmpty)
  }
}
