import Statements

/// A statement worked out and sorted into accounts of one currency each, ready to be written.
struct ImportPlan: Sendable {
  let fileName: String
  let format: String
  let accounts: [ImportedAccount]
  let refusals: Refusals

  init(_ statement: Statement, fileName: String) {
    self.fileName = fileName
    format = statement.format
    var refusals = statement.refusals
    var accounts: [ImportedAccount] = []
    var positions: [ImportedAccount.Key: Int] = [:]

    func position(of account: StatementAccount, in currency: Currency) -> Int {
      let key = ImportedAccount.Key(
        identifier: SpreadsheetGuard.removed(from: account.identifier), currency: currency)
      if let position = positions[key] { return position }
      positions[key] = accounts.count
      accounts.append(ImportedAccount(key: key, name: SpreadsheetGuard.removed(from: account.name), kind: account.kind))
      return accounts.count - 1
    }

    for account in statement.accounts {
      for operation in account.operations {
        guard operation.amount.minorUnits.magnitude <= ImportedOperation.largestAmount.magnitude else {
          refusals.append(
            Refusal(
              line: operation.line, reason: "the amount is larger than any real one",
              text: String(operation.amount.minorUnits)))
          continue
        }
        accounts[position(of: account, in: operation.amount.currency)].operations.append(ImportedOperation(operation))
      }
      if let balance = account.balance, balance.minorUnits.magnitude <= ImportedOperation.largestAmount.magnitude,
        let date = account.balanceDate ?? account.operations.map(\.date).max()
      {
        accounts[position(of: account, in: balance.currency)].anchor(at: balance.minorUnits, on: date)
      } else if let currency = account.currency {
        _ = position(of: account, in: currency)
      }
    }
    self.accounts = accounts
    self.refusals = refusals
  }
}
