import Statements

/// A statement worked out and sorted into accounts of one currency each, ready to be compared with the stored data.
struct ImportPlan: Sendable {
  let fileName: String
  let format: String
  /// The key by which the next file of the same origin is recognised.
  let shape: String
  let series: FileSeries
  let accounts: [ImportedAccount]
  let refusals: Refusals

  /// The largest number of accounts of one currency in a file; each is compared with the stored ones by itself. A file
  /// may name a thousand accounts, and each of them can have operations in any currency.
  static let mostAccounts = 1_000

  /// Works a statement out; it takes about as long as reading the file did.
  /// - Throws: ``WalletError/tooManyAccounts(fileName:most:)``, or a cancellation error if the task was cancelled.
  init(_ statement: Statement, fileName: String) throws {
    self.fileName = fileName
    format = statement.format
    shape = statement.shape?.rawValue ?? statement.format
    series = FileSeries(fileName: fileName)
    var refusals = statement.refusals
    var accounts: [ImportedAccount] = []
    var positions: [ImportedAccount.Key: Int] = [:]
    var count = 0
    let use = statement.allowance.begin()

    func position(of account: StatementAccount, in currency: Currency) throws -> Int {
      let key = ImportedAccount.Key(account, currency: currency)
      if let position = positions[key] { return position }
      guard accounts.count < Self.mostAccounts else {
        throw WalletError.tooManyAccounts(fileName: fileName, most: Self.mostAccounts)
      }
      positions[key] = accounts.count
      accounts.append(ImportedAccount(key: key, name: SpreadsheetGuard.removed(from: account.name), kind: account.kind))
      return accounts.count - 1
    }

    for account in statement.accounts {
      for operation in account.operations {
        if count.isMultiple(of: 64) { try use.check(line: operation.line) }
        count += 1
        guard Self.isReal(operation.amount) else {
          refusals.append(
            Refusal(
              line: operation.line, reason: .beyondRealAmounts,
              text: operation.amount.decimalText))
          continue
        }
        let place = try position(of: account, in: operation.amount.currency)
        accounts[place].operations.append(ImportedOperation(operation, position: count - 1))
      }
      if let balance = account.balance, Self.isReal(balance),
        let date = account.balanceDate ?? account.operations.map(\.date).max()
      {
        let place = try position(of: account, in: balance.currency)
        accounts[place].noteBalance(balance, on: date)
      }
      if let opening = account.openingBalance, Self.isReal(opening), let date = account.openingDate {
        let place = try position(of: account, in: opening.currency)
        accounts[place].opening = OpeningBalance(opening, on: date)
      }
    }
    self.accounts = accounts
    self.refusals = refusals
  }

  private static func isReal(_ amount: Money) -> Bool {
    amount.minorUnits.magnitude <= ImportedOperation.largestAmount.magnitude
  }

  /// Throws if there is not a single line to import.
  func validate() throws {
    guard accounts.isEmpty else { return }
    throw WalletError.nothingToImport(fileName: fileName, refused: refusals.count)
  }
}
