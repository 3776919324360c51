import GRDB
import Statements

/// What a statement says of one account in one currency.
struct ImportedAccount: Sendable {
  struct Key: Hashable, Sendable {
    let identifier: String
    let currency: Currency
  }

  let key: Key
  let name: String
  let kind: StatementAccount.Kind
  var operations: [ImportedOperation] = []
  private var bankBalance: (amount: Int64, date: CalendarDate)?

  init(key: Key, name: String, kind: StatementAccount.Kind) {
    self.key = key
    self.name = name.isEmpty ? key.identifier : name
    self.kind = kind
  }

  /// The days from the first operation to the last.
  var days: ClosedRange<CalendarDate>? {
    let dates = operations.map(\.date)
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }

  /// Notes the bank's balance at the end of a day; of several the latest counts.
  mutating func anchor(at amount: Int64, on date: CalendarDate) {
    if let known = bankBalance, known.date > date { return }
    bankBalance = (amount, date)
  }

  /// The account that it is about, if it is there already.
  func find(for user: UserID, _ database: Database) throws -> AccountID? {
    try Int64.fetchOne(
      database, sql: "SELECT id FROM account WHERE userID = ? AND identifier = ? AND currency = ?",
      arguments: [user.rawValue, key.identifier, key.currency.code]
    ).map(AccountID.init(rawValue:))
  }

  func findOrInsert(for user: UserID, _ database: Database) throws -> (account: AccountID, isNew: Bool) {
    let found = try find(for: user, database)?.rawValue
    if found == nil {
      try database.execute(
        sql: "INSERT INTO account (userID, identifier, name, kind, currency) VALUES (?, ?, ?, ?, ?)",
        arguments: [user.rawValue, key.identifier, name, kind.rawValue, key.currency.code])
    }
    let account = found ?? database.lastInsertedRowID
    if let bankBalance {
      let date = bankBalance.date.iso
      // A file that is imported again tells what is known already, and must not count as a change.
      try database.execute(
        sql: """
          UPDATE account SET bankBalance = ?, bankBalanceDate = ?
          WHERE userID = ? AND id = ? AND (bankBalanceDate IS NULL OR bankBalanceDate < ?
            OR (bankBalanceDate = ? AND bankBalance <> ?))
          """,
        arguments: [bankBalance.amount, date, user.rawValue, account, date, date, bankBalance.amount])
    }
    return (AccountID(rawValue: account), found == nil)
  }

  func insert(
    _ operations: [ImportedOperation], account: AccountID, file: Int64, user: UserID, learned: LearnedCategories,
    _ database: Database
  ) throws {
    let statement = try database.makeStatement(
      sql: """
        INSERT INTO operation (userID, accountID, date, amount, currency, payee, memo, categoryKey, bankKey,
          fingerprint, payeeKey, searchText, fileID, fileLine)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    for operation in operations {
      let category = learned.category(ofPayee: operation.payeeKey) ?? operation.category
      try statement.execute(arguments: [
        user.rawValue, account.rawValue, operation.date.iso, operation.amount.minorUnits, key.currency.code,
        operation.payee, operation.memo, category.rawValue, operation.bankKey, operation.fingerprint,
        operation.payeeKey, operation.searchText, file, operation.line,
      ])
    }
  }
}
