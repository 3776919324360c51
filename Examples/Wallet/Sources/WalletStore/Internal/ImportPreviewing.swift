import GRDB
import Statements

extension ImportDecision {
  /// Returns the preview of carrying out the decision.
  /// - Parameter statement: The statement from which the plan was worked out.
  func preview(of statement: Statements.Statement, names: [AccountID: String]) -> ImportPreview {
    let text = ImportPreviewText(statement, learned: learned)
    return ImportPreview(
      fileName: plan.fileName, format: plan.format,
      accounts: accounts.map { account in
        ImportPreview.Account(
          id: account.imported.id, account: account.target.account, name: account.target.name(names),
          currency: account.imported.key.currency,
          kept: Set(account.kept.map { account.imported.operations[$0].position }),
          lines: ImportPreviewLines(account, text: text))
      },
      refusals: plan.refusals)
  }
}

extension ImportTarget {
  /// Returns the name to show of the account.
  func name(_ names: [AccountID: String]) -> String {
    switch self {
    case .stored(let account): names[account] ?? ""
    case .new(_, let name, _): name
    }
  }
}

extension StoredAccount {
  /// Returns the names to show of all accounts of a user.
  static func names(of user: UserID, _ database: Database) throws -> [AccountID: String] {
    Dictionary(try all(of: user, database).map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
  }
}
