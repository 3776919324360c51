import GRDB
import Statements

extension ImportDecision {
  /// What carrying it out would do.
  func preview(names: [AccountID: String]) -> ImportPreview {
    ImportPreview(
      fileName: plan.fileName, format: plan.format, accounts: accounts.map { $0.preview(names: names) },
      refusals: plan.refusals)
  }
}

extension ImportDecision.Account {
  fileprivate func preview(names: [AccountID: String]) -> ImportPreview.Account {
    var shown: [ImportPreview.Operation] = []
    var (new, others) = (0, 0)
    for place in imported.operations.indices {
      let state = state(of: place)
      let isNew = state == .new || state == .kept
      if isNew { new += 1 } else { others += 1 }
      if (isNew ? new : others) <= ImportPreview.shownOperations { shown.append(operation(at: place, state: state)) }
    }
    return ImportPreview.Account(
      id: imported.id, account: target.account, name: target.name(names), currency: imported.key.currency,
      operations: shown, new: new, alreadyThere: others - deleted, deleted: deleted)
  }

  private func operation(at place: Int, state: ImportPreview.State) -> ImportPreview.Operation {
    let operation = imported.operations[place]
    return ImportPreview.Operation(
      id: operation.position, line: operation.line, date: operation.date, amount: operation.amount,
      payee: operation.payee, memo: operation.memo, category: categories[place], state: state)
  }

  private func state(of place: Int) -> ImportPreview.State {
    if kept.contains(place) { return .kept }
    switch match.states[place] {
    case .new: return .new
    case .known(let id): return .known(id)
    case .deleted: return .deleted
    }
  }
}

extension ImportTarget {
  /// The name to show of the account.
  func name(_ names: [AccountID: String]) -> String {
    switch self {
    case .stored(let account): names[account] ?? ""
    case .new(_, let name, _): name
    }
  }
}

extension StoredAccount {
  /// The names to show of all accounts of a user.
  static func names(of user: UserID, _ database: Database) throws -> [AccountID: String] {
    Dictionary(try all(of: user, database).map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
  }
}
