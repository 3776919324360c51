import GRDB
import Statements

extension ImportPlan {
  /// Says what carrying it out would do. It only reads.
  func preview(for user: UserID, _ database: Database) throws -> ImportPreview {
    let learned = try LearnedCategories(user: user, database)
    let accounts = try accounts.map { imported in
      let account = try imported.find(for: user, database)
      var new = Set(imported.operations.indices)
      if let account {
        var matching = try StoredOperations(account: account, user: user, days: imported.days, database)
        new = Set(matching.match(imported.operations).new)
      }
      let operations = imported.operations.enumerated().map { position, operation in
        ImportPreview.Operation(
          id: position, line: operation.line, date: operation.date, amount: operation.amount, payee: operation.payee,
          memo: operation.memo, category: learned.category(ofPayee: operation.payeeKey) ?? operation.category,
          isNew: new.contains(position))
      }
      return ImportPreview.Account(
        id: "\(imported.key.currency.code) \(imported.key.identifier)", name: imported.name,
        currency: imported.key.currency, isNewAccount: account == nil, operations: operations)
    }
    return ImportPreview(fileName: fileName, format: format, accounts: accounts, refusals: refusals)
  }
}
