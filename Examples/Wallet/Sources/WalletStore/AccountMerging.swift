import GRDB
import Statements

extension WalletDatabase {
  /// Says what ``mergeAccount(_:into:lookAlikes:user:)`` would do, and changes nothing.
  /// - Throws: ``WalletError/noSuchAccount`` or ``WalletError/currencyDiffers(account:other:)``.
  public func mergePreview(
    of source: AccountID, into target: AccountID, user: UserID
  ) async throws -> AccountMergePreview {
    try await read(user: user) { database in
      let merge = try AccountMerge(of: source, into: target, user: user, database)
      let lookAlikes = try merge.lookAlikes(database)
      let all = BalanceSource(user: user, accounts: [target, source])
      var dropping = all
      dropping.without = lookAlikes
      let (currency, opening) = (merge.target.currency, merge.openingBalance)
      return AccountMergePreview(
        source: merge.source, target: merge.target, lookAlikes: lookAlikes.count,
        partedTransfers: try merge.transferCount(database),
        balanceKeeping: try AccountBalance(of: all, currency: currency, opening: opening, database),
        balanceDropping: try AccountBalance(of: dropping, currency: currency, opening: opening, database))
    }
  }

  /// Makes two accounts one: the operations of the source, the bank's balances, and what is remembered of its files go
  /// to the target, and the source is no more. Later files of either go to the target.
  /// - Throws: ``WalletError/noSuchAccount`` or ``WalletError/currencyDiffers(account:other:)``.
  @discardableResult
  public func mergeAccount(
    _ source: AccountID, into target: AccountID, lookAlikes: LookAlikes, user: UserID
  ) async throws -> UndoStep {
    try await writeUndoably(user: user) { database in
      let merge = try AccountMerge(of: source, into: target, user: user, database)
      try merge.carryOut(lookAlikes, database)
      return .mergedAccounts(name: merge.source.name, into: merge.target.name)
    }
  }
}

/// Two accounts of one currency on the way to being one.
private struct AccountMerge {
  let source: WalletAccount
  let target: WalletAccount
  private let user: UserID

  init(of source: AccountID, into target: AccountID, user: UserID, _ database: Database) throws {
    self.user = user
    self.source = try WalletAccount.fetch(source, user: user, database)
    self.target = try WalletAccount.fetch(target, user: user, database)
    guard source != target else { throw WalletError.noSuchAccount }
    guard self.source.currency == self.target.currency else {
      throw WalletError.currencyDiffers(account: self.target.currency, other: self.source.currency)
    }
  }

  var openingBalance: OpeningBalance? { target.openingBalance ?? source.openingBalance }

  func lookAlikes(_ database: Database) throws -> Set<OperationID> {
    try LookAlikeOperations.find(of: source.id, in: target.id, user: user, database)
  }

  func transferCount(_ database: Database) throws -> Int {
    try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM operation JOIN operation AS other ON other.id = operation.counterpartID
        WHERE operation.userID = ? AND operation.accountID = ? AND other.accountID = ?
        """,
      arguments: [user.rawValue, source.id.rawValue, target.id.rawValue]) ?? 0
  }

  func carryOut(_ lookAlikes: LookAlikes, _ database: Database) throws {
    if lookAlikes == .drop {
      for operation in try self.lookAlikes(database) {
        try database.execute(
          sql: "DELETE FROM operation WHERE userID = ? AND id = ?", arguments: [user.rawValue, operation.rawValue])
      }
    }
    let accounts: StatementArguments = [
      "user": user.rawValue, "source": source.id.rawValue, "target": target.id.rawValue,
    ]
    // What is between the two is no transfer any more, now that they are one.
    try database.execute(
      sql: """
        UPDATE operation SET counterpartID = NULL
        WHERE userID = :user AND accountID IN (:source, :target) AND counterpartID IN (
          SELECT id FROM operation WHERE userID = :user AND accountID IN (:source, :target))
        """,
      arguments: accounts)
    for table in ["operation", "deletedOperation", "bankBalance", "fileAccount", "accountIdentifier"] {
      try database.execute(
        sql: "UPDATE \(table) SET accountID = :target WHERE userID = :user AND accountID = :source",
        arguments: accounts)
    }
    try database.execute(
      sql: "DELETE FROM account WHERE userID = ? AND id = ?", arguments: [user.rawValue, source.id.rawValue])
    try database.execute(
      sql: "INSERT INTO accountIdentifier (userID, identifier, currency, accountID) VALUES (?, ?, ?, ?)",
      arguments: [user.rawValue, source.identifier, source.currency.code, target.id.rawValue])
    try database.execute(
      sql: "UPDATE account SET openingBalance = ?, openingDate = ? WHERE userID = ? AND id = ?",
      arguments: [
        openingBalance?.amount.minorUnits, openingBalance?.day.iso, user.rawValue, target.id.rawValue,
      ])
  }
}
