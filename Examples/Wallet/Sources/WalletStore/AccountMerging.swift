import GRDB
import Statements

extension WalletDatabase {
  /// Returns the effects that ``mergeAccount(_:into:lookAlikes:user:)`` would have, and changes nothing.
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

  /// Merges an account into another: the operations of the source, the bank's balances, and the memory of its files go
  /// to the target, and the source is removed. Later files of either go to the target. Look-alikes that are dropped
  /// stay away from later files too; their transfers, the operations that the person has parted them from, and the
  /// categories that the person gave them go to those that stay.
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

/// Two accounts of one currency that are being merged.
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
    Set(try LookAlikeOperations.find(of: source.id, in: target.id, user: user, database).map(\.own))
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
    let accounts: StatementArguments = [
      "user": user.rawValue, "source": source.id.rawValue, "target": target.id.rawValue,
    ]
    // A transfer between the two is no transfer any more, now that they are one.
    try database.execute(
      sql: """
        UPDATE operation SET counterpartID = NULL
        WHERE userID = :user AND accountID IN (:source, :target) AND counterpartID IN (
          SELECT id FROM operation WHERE userID = :user AND accountID IN (:source, :target))
        """,
      arguments: accounts)
    if lookAlikes == .drop {
      for pair in try LookAlikeOperations.find(of: source.id, in: target.id, user: user, database) {
        try drop(pair, database)
      }
    }
    for table in ["operation", "deletedOperation", "bankBalance", "fileAccount", "accountIdentifier"] {
      try database.execute(
        sql: "UPDATE \(table) SET accountID = :target WHERE userID = :user AND accountID = :source",
        arguments: accounts)
    }
    if target.openingBalance == nil {
      try database.execute(
        sql: """
          UPDATE account SET (openingBalance, openingDate, openingFile) = (
            SELECT openingBalance, openingDate, openingFile FROM account AS own
            WHERE own.userID = :user AND own.id = :source)
          WHERE userID = :user AND id = :target
          """,
        arguments: accounts)
    }
    try database.execute(
      sql: "DELETE FROM account WHERE userID = ? AND id = ?", arguments: [user.rawValue, source.id.rawValue])
    try database.execute(
      sql: """
        INSERT INTO accountIdentifier (userID, identifier, currency, accountID) VALUES (?, ?, ?, ?)
        ON CONFLICT (userID, identifier, currency) DO UPDATE SET accountID = excluded.accountID
        """,
      arguments: [user.rawValue, source.identifier, source.currency.code, target.id.rawValue])
  }

  /// Deletes an operation of the source in favour of the one of the target. What the person has made of it goes to that
  /// one, and a file of the source in which it is stays without it.
  private func drop(_ pair: LookAlikeOperations.Pair, _ database: Database) throws {
    let arguments: StatementArguments = [
      "user": user.rawValue, "own": pair.own.rawValue, "other": pair.other.rawValue, "target": target.id.rawValue,
    ]
    let counterpart = try Int64.fetchOne(
      database,
      sql: """
        SELECT own.counterpartID FROM operation AS own, operation AS other
        WHERE own.id = :own AND other.id = :other AND own.userID = :user AND other.counterpartID IS NULL
          AND NOT EXISTS (
            SELECT 1 FROM partedTransfer WHERE firstID = min(own.counterpartID, other.id)
              AND secondID = max(own.counterpartID, other.id))
        """,
      arguments: ["user": user.rawValue, "own": pair.own.rawValue, "other": pair.other.rawValue])
    // What the person has parted from the one stays parted from the other, unless that is a side of it already.
    try database.execute(
      sql: """
        INSERT OR IGNORE INTO partedTransfer (userID, firstID, secondID)
        SELECT parted.userID, min(side.id, other.id), max(side.id, other.id)
        FROM partedTransfer AS parted
          JOIN operation AS side ON side.id = CASE :own WHEN firstID THEN secondID ELSE firstID END
          JOIN operation AS other ON other.id = :other AND other.userID = parted.userID
        WHERE parted.userID = :user AND :own IN (firstID, secondID) AND side.id <> other.id
          AND other.counterpartID IS NOT side.id
        """,
      arguments: ["user": user.rawValue, "own": pair.own.rawValue, "other": pair.other.rawValue])
    // The category of the dropped operation goes on to the other, where it is the one that the person gave the payee.
    try database.execute(
      sql: """
        UPDATE operation SET categoryKey = own.categoryKey FROM operation AS own JOIN payeeCategory
          ON payeeCategory.userID = own.userID AND payeeCategory.payeeKey = own.payeeKey
          AND payeeCategory.categoryKey = own.categoryKey
        WHERE operation.id = :other AND operation.userID = :user AND own.id = :own
          AND operation.categoryKey <> own.categoryKey
        """,
      arguments: ["user": user.rawValue, "own": pair.own.rawValue, "other": pair.other.rawValue])
    // One without the bank's identifier is known by the one that stays.
    try database.execute(
      sql: """
        INSERT INTO deletedOperation (userID, accountID, date, bankKey, fingerprint)
        SELECT own.userID, :target, own.date, own.bankKey, own.fingerprint FROM operation AS own, operation AS other
        WHERE own.id = :own AND other.id = :other AND own.userID = :user
          AND own.bankKey IS NOT NULL AND own.bankKey IS NOT other.bankKey
        """,
      arguments: arguments)
    try database.execute(
      sql: "DELETE FROM operation WHERE userID = ? AND id = ?", arguments: [user.rawValue, pair.own.rawValue])
    if let counterpart {
      try StoredTransferSides.pair(pair.other, OperationID(rawValue: counterpart), user: user, database)
    }
  }
}
