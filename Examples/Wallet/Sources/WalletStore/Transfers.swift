import GRDB
import Statements

extension WalletDatabase {
  /// Returns the operations that could be the other side of a transfer, which is the same amount with the other sign on
  /// another account within a month, the nearest day first. Operations that are a side already are not among them.
  /// - Throws: ``WalletError/noSuchOperation``.
  public func transferCandidates(for operation: OperationID, user: UserID) async throws -> [WalletOperation] {
    try await read(user: user) { database in
      let own = try WalletOperation.fetch(operation, user: user, database)
      guard own.amount.minorUnits != 0, let opposite = try? own.amount.negated() else { return [] }
      let rows = try Row.fetchAll(
        database,
        sql: """
          \(WalletOperation.select) WHERE operation.userID = ? AND operation.date BETWEEN ? AND ?
            AND operation.amount = ? AND operation.currency = ? AND operation.accountID <> ?
            AND operation.counterpartID IS NULL
          ORDER BY abs(julianday(operation.date) - julianday(?)), operation.id LIMIT 50
          """,
        arguments: [
          user.rawValue, own.date.adding(days: -31).iso, own.date.adding(days: 31).iso, opposite.minorUnits,
          opposite.currency.code, own.account.rawValue, own.date.iso,
        ])
      return try rows.map(WalletOperation.init(row:))
    }
  }

  /// Makes two operations the sides of a transfer between own accounts, so that neither is income or spending. Their
  /// currencies may differ; in one currency their amounts must be the same.
  /// - Throws: ``WalletError/noSuchOperation`` or ``WalletError/cannotPair(reason:)``.
  @discardableResult
  public func pairTransfer(
    _ operation: OperationID, with other: OperationID, user: UserID
  ) async throws -> UndoStep {
    try await writeUndoably(user: user) { database in
      let one = try WalletOperation.fetch(operation, user: user, database)
      let two = try WalletOperation.fetch(other, user: user, database)
      try Self.checkSides(one, two)
      try database.execute(
        sql: "DELETE FROM partedTransfer WHERE userID = ? AND firstID = ? AND secondID = ?",
        arguments: [
          user.rawValue, min(operation.rawValue, other.rawValue), max(operation.rawValue, other.rawValue),
        ])
      try StoredTransferSides.pair(operation, other, user: user, database)
      return .pairedTransfer(payee: one.payee)
    }
  }

  /// Parts the sides of a transfer, so that each is income or spending again. They stay parted, whatever is imported.
  /// - Throws: ``WalletError/noSuchOperation`` or ``WalletError/cannotPair(reason:)`` if it is no side of one.
  @discardableResult
  public func partTransfer(of operation: OperationID, user: UserID) async throws -> UndoStep {
    try await writeUndoably(user: user) { database in
      let one = try WalletOperation.fetch(operation, user: user, database)
      guard let other = one.counterpart?.operation else {
        throw WalletError.cannotPair(reason: .noOtherSide)
      }
      try database.execute(
        sql: "UPDATE operation SET counterpartID = NULL WHERE userID = ? AND id IN (?, ?)",
        arguments: [user.rawValue, operation.rawValue, other.rawValue])
      try database.execute(
        sql: "INSERT OR IGNORE INTO partedTransfer (userID, firstID, secondID) VALUES (?, ?, ?)",
        arguments: [
          user.rawValue, min(operation.rawValue, other.rawValue), max(operation.rawValue, other.rawValue),
        ])
      return .partedTransfer(payee: one.payee)
    }
  }

  private static func checkSides(_ one: WalletOperation, _ two: WalletOperation) throws {
    let (amount, other) = (one.amount, two.amount)
    guard one.account != two.account else { throw WalletError.cannotPair(reason: .oneAccount) }
    guard one.counterpart == nil, two.counterpart == nil else {
      throw WalletError.cannotPair(reason: .takenAlready)
    }
    guard amount.minorUnits.signum() * other.minorUnits.signum() == -1 else {
      throw WalletError.cannotPair(reason: .sameDirection)
    }
    guard amount.currency != other.currency || amount.minorUnits.magnitude == other.minorUnits.magnitude else {
      throw WalletError.cannotPair(reason: .amountsDiffer)
    }
  }
}
