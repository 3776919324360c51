import Foundation
import GRDB
import Statements

extension ImportDecision {
  /// Writes the new operations and accounts. It runs inside a transaction, and whatever it throws undoes all of it.
  func carryOut(for user: UserID, at moment: Date, _ database: Database) throws -> ImportOutcome {
    var writing = ImportWriting(plan: plan, user: user, moment: moment)
    var reports = try accounts.map { try writing.write($0, database) }
    // Read once, as a file may have as many accounts as lines.
    let names = try StoredAccount.names(of: user, database)
    for index in reports.indices { reports[index].name = names[reports[index].account] ?? reports[index].name }
    try transfers.store(user: user, database) { account, place in writing.inserted[account][place] }
    return ImportOutcome(id: writing.file.map(ImportID.init(rawValue:)), accounts: reports)
  }
}

/// An import being written.
private struct ImportWriting {
  let plan: ImportPlan
  let user: UserID
  let moment: Date
  /// The row of the file, once anything of it has been added.
  private(set) var file: Int64?
  /// The numbers of the operations that were added, by account and place.
  private(set) var inserted: [[Int: OperationID]] = []
  private var made: [ImportTarget: AccountID] = [:]

  init(plan: ImportPlan, user: UserID, moment: Date) {
    self.plan = plan
    self.user = user
    self.moment = moment
  }

  mutating func write(_ decision: ImportDecision.Account, _ database: Database) throws -> ImportReport.AccountReport {
    let imported = decision.imported
    let (account, isNew) = try account(decision.target, kind: imported.kind, database)
    try decision.match.storeLearnt(except: decision.kept, user: user, database)
    let new = decision.new
    inserted.append(new.isEmpty ? [:] : try insert(decision, new, into: account, database))
    try forgetDeletions(decision, database)
    try storeBalances(of: decision, account: account, database)
    // It does not matter how the account was named, in the window or with a flag: the next file like this one is known
    // by it.
    if imported.key.identification == .nobody || imported.key.identification == .person {
      try FileMemory.remember(
        account, for: plan, currency: imported.key.currency, file: { try fileID(database) }, user: user, database)
    }
    return ImportReport.AccountReport(
      account: account, name: imported.name, currency: imported.key.currency, isNewAccount: isNew,
      new: new.count, alreadyThere: imported.operations.count - new.count - decision.deleted,
      deleted: decision.deleted)
  }

  private mutating func fileID(_ database: Database) throws -> Int64 {
    if let file { return file }
    try database.execute(
      sql: "INSERT INTO importedFile (userID, name, format, importedAt) VALUES (?, ?, ?, ?)",
      arguments: [user.rawValue, plan.fileName, plan.format, moment.timeIntervalSince1970])
    let id = database.lastInsertedRowID
    file = id
    return id
  }

  private mutating func account(
    _ target: ImportTarget, kind: StatementAccount.Kind, _ database: Database
  ) throws -> (AccountID, isNew: Bool) {
    switch target {
    case .stored(let account): return (account, false)
    case .new(let identifier, let name, let currency):
      if let account = made[target] { return (account, false) }
      try database.execute(
        sql: """
          INSERT INTO account (userID, identifier, name, kind, currency, madeByFile) VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [user.rawValue, identifier, name, kind.rawValue, currency.code, try fileID(database)])
      let account = AccountID(rawValue: database.lastInsertedRowID)
      made[target] = account
      return (account, true)
    }
  }

  private mutating func insert(
    _ decision: ImportDecision.Account, _ new: [Int], into account: AccountID, _ database: Database
  ) throws -> [Int: OperationID] {
    var numbers: [Int: OperationID] = [:]
    let file = try fileID(database)
    let statement = try database.makeStatement(
      sql: """
        INSERT INTO operation (userID, accountID, date, amount, currency, payee, memo, categoryKey, bankKey,
          fingerprint, payeeKey, searchText, fileID, fileLine)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    for place in new {
      let operation = decision.imported.operations[place]
      try statement.execute(arguments: [
        user.rawValue, account.rawValue, operation.date.iso, operation.amount.minorUnits,
        operation.amount.currency.code, operation.payee, operation.memo, decision.categories[place].rawValue,
        operation.bankKey, operation.fingerprint, operation.payeeKey, operation.searchText, file, operation.line,
      ])
      if let name = operation.payeeName, !operation.payeeKey.isEmpty {
        try PayeeNames.learn(name, payeeKey: operation.payeeKey, file: file, user: user, database)
      }
      numbers[place] = OperationID(rawValue: database.lastInsertedRowID)
    }
    return numbers
  }

  /// Removes the marks of deletion from operations that are added again.
  private func forgetDeletions(_ decision: ImportDecision.Account, _ database: Database) throws {
    for place in decision.kept {
      guard case .deleted(let id) = decision.match.states[place] else { continue }
      try database.execute(
        sql: "DELETE FROM deletedOperation WHERE id = ? AND userID = ?", arguments: [id, user.rawValue])
    }
  }

  private mutating func storeBalances(
    of decision: ImportDecision.Account, account: AccountID, _ database: Database
  ) throws {
    let imported = decision.imported
    if let (amount, date) = imported.bankBalance,
      try isWorthStoring(amount, on: date, of: decision, account: account, database)
    {
      try database.execute(
        sql: "INSERT INTO bankBalance (userID, accountID, fileID, date, amount) VALUES (?, ?, ?, ?, ?)",
        arguments: [user.rawValue, account.rawValue, try fileID(database), date.iso, amount.minorUnits])
    }
    // A balance that the person has given counts more than a file.
    if let opening = imported.opening {
      let isOpen = try Bool.fetchOne(
        database, sql: "SELECT openingDate IS NULL FROM account WHERE userID = ? AND id = ?",
        arguments: [user.rawValue, account.rawValue])
      guard isOpen == true else { return }
      try database.execute(
        sql: "UPDATE account SET openingBalance = ?, openingDate = ?, openingFile = ? WHERE userID = ? AND id = ?",
        arguments: [
          opening.amount.minorUnits, opening.day.iso, try fileID(database), user.rawValue, account.rawValue,
        ])
    }
  }

  /// Returns true if a bank's balance says more than the stored ones. Of several balances of one day the one that was
  /// stored last counts, so an older file must not store its own after it.
  private func isWorthStoring(
    _ amount: Money, on date: CalendarDate, of decision: ImportDecision.Account, account: AccountID,
    _ database: Database
  ) throws -> Bool {
    let known = try Int64.fetchAll(
      database, sql: "SELECT amount FROM bankBalance WHERE userID = ? AND accountID = ? AND date = ? ORDER BY id DESC",
      arguments: [user.rawValue, account.rawValue, date.iso])
    guard let last = known.first else { return true }
    // A file that is imported again gives a balance that is known already, and must not count as a change. A file that
    // brings something confirms the balance, which stays when the file that gave it first is removed.
    if last == amount.minorUnits { return file != nil }
    return !known.contains(amount.minorUnits)
      && decision.new.contains { decision.imported.operations[$0].date == date }
  }
}
