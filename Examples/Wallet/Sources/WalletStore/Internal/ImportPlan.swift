import Statements

/// A statement worked out and sorted into accounts of one currency each, ready to be compared with what is stored.
struct ImportPlan: Sendable {
  let fileName: String
  let format: String
  /// By what the next file of the same origin is known.
  let shape: String
  let series: FileSeries
  let accounts: [ImportedAccount]
  let refusals: [Refusal]

  /// Works a statement out; it takes about as long as reading the file did.
  /// - Throws: A cancellation error if the task was cancelled.
  init(_ statement: Statement, fileName: String) throws {
    self.fileName = fileName
    format = statement.format
    shape = statement.shape?.rawValue ?? statement.format
    series = FileSeries(fileName: fileName)
    var refusals = statement.refusals
    var accounts: [ImportedAccount] = []
    var positions: [ImportedAccount.Key: Int] = [:]
    var count = 0

    func position(of account: StatementAccount, in currency: Currency) -> Int {
      let key = ImportedAccount.Key(account, currency: currency)
      if let position = positions[key] { return position }
      positions[key] = accounts.count
      accounts.append(ImportedAccount(key: key, name: SpreadsheetGuard.removed(from: account.name), kind: account.kind))
      return accounts.count - 1
    }

    for account in statement.accounts {
      for operation in account.operations {
        if count.isMultiple(of: 1024) { try Task.checkCancellation() }
        count += 1
        guard Self.isReal(operation.amount) else {
          refusals.append(
            Refusal(
              line: operation.line, reason: "the amount is larger than any real one",
              text: operation.amount.decimalText))
          continue
        }
        accounts[position(of: account, in: operation.amount.currency)].operations
          .append(ImportedOperation(operation, position: count - 1))
      }
      if let balance = account.balance, Self.isReal(balance),
        let date = account.balanceDate ?? account.operations.map(\.date).max()
      {
        accounts[position(of: account, in: balance.currency)].noteBalance(balance, on: date)
      }
      if let opening = account.openingBalance, Self.isReal(opening), let date = account.openingDate {
        accounts[position(of: account, in: opening.currency)].opening = OpeningBalance(opening, on: date)
      }
    }
    self.accounts = accounts
    self.refusals = refusals
  }

  private static func isReal(_ amount: Money) -> Bool {
    amount.minorUnits.magnitude <= ImportedOperation.largestAmount.magnitude
  }

  /// Throws if there is not a single line to bring in.
  func validate() throws {
    guard accounts.isEmpty else { return }
    throw WalletError.nothingToImport(fileName: fileName, refused: refusals.count)
  }
}
