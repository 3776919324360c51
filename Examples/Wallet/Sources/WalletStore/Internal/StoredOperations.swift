import Foundation
import GRDB
import Statements

/// The operations that an account already has in the days of a statement, each of which can stand for one of the
/// statement's.
struct StoredOperations {
  private struct Stored {
    let id: Int64
    let hasBankKey: Bool
    var isTaken = false
  }

  private var stored: [Stored] = []
  private var byBankKey: [Data: [Int]] = [:]
  private var byFingerprint: [Data: [Int]] = [:]

  init(account: AccountID, user: UserID, days: ClosedRange<CalendarDate>?, _ database: Database) throws {
    guard let days else { return }
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, bankKey, fingerprint FROM operation
        WHERE userID = ? AND accountID = ? AND date BETWEEN ? AND ? ORDER BY id
        """,
      arguments: [user.rawValue, account.rawValue, days.lowerBound.iso, days.upperBound.iso])
    while let row = try rows.next() {
      let bankKey: Data? = row["bankKey"]
      if let bankKey { byBankKey[bankKey, default: []].append(stored.count) }
      byFingerprint[row["fingerprint"], default: []].append(stored.count)
      stored.append(Stored(id: row["id"], hasBankKey: bankKey != nil))
    }
  }

  /// Finds the operations that are not stored yet. Nothing is written.
  ///
  /// Those that the bank's identifier tells are matched first, so that none is taken by a look-alike. A stored
  /// operation without an identifier that is matched by one with is to take it over, and can from then on be matched
  /// only by it.
  mutating func match(_ operations: [ImportedOperation]) -> OperationMatch {
    var match = OperationMatch()
    var rest: [Int] = []
    for (position, operation) in operations.enumerated() {
      guard let key = operation.bankKey, take(from: byBankKey[key] ?? []) != nil else {
        rest.append(position)
        continue
      }
    }
    for position in rest {
      let operation = operations[position]
      let candidates = (byFingerprint[operation.fingerprint] ?? [])
        .filter { operation.bankKey == nil || !stored[$0].hasBankKey }
      guard let found = take(from: candidates) else {
        match.new.append(position)
        continue
      }
      if let key = operation.bankKey { match.learnt.append((id: stored[found].id, bankKey: key)) }
    }
    return match
  }

  private mutating func take(from positions: [Int]) -> Int? {
    guard let position = positions.first(where: { !stored[$0].isTaken }) else { return nil }
    stored[position].isTaken = true
    return position
  }
}
