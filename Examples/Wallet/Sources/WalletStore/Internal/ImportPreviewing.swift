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
    let operations = imported.operations.indices.map { place in
      let operation = imported.operations[place]
      return ImportPreview.Operation(
        id: operation.position, line: operation.line, date: operation.date, amount: operation.amount,
        payee: operation.payee, memo: operation.memo, category: categories[place], state: state(of: place))
    }
    return ImportPreview.Account(
      id: imported.id, account: target.account, name: target.name(names), currency: imported.key.currency,
      operations: operations)
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
