import Foundation
import GRDB
import Statements

/// The operations that an account already has in the days of a statement, and those that were deleted from it, each of
/// which can stand for one of the statement's.
struct StoredOperations {
  private struct Stored {
    let id: Int64
    let isDeleted: Bool
    var isTaken = false
  }

  /// Places among the stored, to be taken from the front. What has been taken by another way is passed over, so that
  /// all takings together look at each place once.
  private struct Line {
    var places: [Int] = []
    var next = 0
  }

  /// The lines of one fingerprint: the operations that the bank has not identified, and those that it has.
  private struct LookAlikes {
    var plain: Int?
    var identified: Int?
  }

  private var stored: [Stored] = []
  private var lines: [Line] = []
  private var byBankKey: [Data: Int] = [:]
  private var byFingerprint: [Data: LookAlikes] = [:]

  init(account: AccountID, user: UserID, days: ClosedRange<CalendarDate>?, _ database: Database) throws {
    guard let days else { return }
    // Stored operations come before deleted ones, so that they are matched first.
    for (table, isDeleted) in [("operation", false), ("deletedOperation", true)] {
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT id, bankKey, fingerprint FROM \(table)
          WHERE userID = ? AND accountID = ? AND date BETWEEN ? AND ? ORDER BY id
          """,
        arguments: [user.rawValue, account.rawValue, days.lowerBound.iso, days.upperBound.iso])
      while let row = try rows.next() {
        let place = stored.count
        stored.append(Stored(id: row["id"], isDeleted: isDeleted))
        let fingerprint: Data = row["fingerprint"]
        if let bankKey: Data = row["bankKey"] {
          Self.append(place, to: &byBankKey[bankKey], of: &lines)
          Self.append(place, to: &byFingerprint[fingerprint, default: LookAlikes()].identified, of: &lines)
        } else {
          Self.append(place, to: &byFingerprint[fingerprint, default: LookAlikes()].plain, of: &lines)
        }
      }
    }
  }

  private static func append(_ place: Int, to line: inout Int?, of lines: inout [Line]) {
    if line == nil {
      line = lines.count
      lines.append(Line())
    }
    if let line { lines[line].places.append(place) }
  }

  /// Finds for each operation the stored one that it is the same as. Nothing is written. It takes as many steps as
  /// there are operations, however many of them are alike.
  ///
  /// Those that the bank's identifier tells are matched first, so that none is taken by a look-alike. A stored
  /// operation without an identifier that is matched by one with is to take it over, and can from then on be matched
  /// only by it; as nothing else can match such an operation, it chooses before those without an identifier.
  mutating func match(_ operations: [ImportedOperation]) -> OperationMatch {
    var match = OperationMatch(states: Array(repeating: .new, count: operations.count))
    for (place, operation) in operations.enumerated() {
      guard let key = operation.bankKey, let found = take(from: byBankKey[key]) else { continue }
      match.states[place] = state(found)
    }
    for (place, operation) in operations.enumerated() where match.states[place] == .new {
      guard let key = operation.bankKey,
        let found = take(from: byFingerprint[operation.fingerprint]?.plain)
      else { continue }
      match.states[place] = state(found)
      match.learnt.append(
        OperationMatch.Learnt(place: place, id: stored[found].id, isDeleted: stored[found].isDeleted, bankKey: key))
    }
    for (place, operation) in operations.enumerated() where operation.bankKey == nil {
      guard let found = takeAny(operation.fingerprint) else { continue }
      match.states[place] = state(found)
    }
    return match
  }

  private func state(_ place: Int) -> OperationMatch.State {
    stored[place].isDeleted ? .deleted(stored[place].id) : .known(OperationID(rawValue: stored[place].id))
  }

  /// Returns the first place of a line that is free.
  private mutating func front(of line: Int?) -> Int? {
    guard let line else { return nil }
    while lines[line].next < lines[line].places.count {
      let place = lines[line].places[lines[line].next]
      if !stored[place].isTaken { return place }
      lines[line].next += 1
    }
    return nil
  }

  private mutating func take(from line: Int?) -> Int? {
    guard let place = front(of: line) else { return nil }
    stored[place].isTaken = true
    return place
  }

  /// Takes the earlier of the operations that the bank has identified and those that it has not.
  private mutating func takeAny(_ fingerprint: Data) -> Int? {
    guard let lookAlikes = byFingerprint[fingerprint] else { return nil }
    let (plain, identified) = (front(of: lookAlikes.plain), front(of: lookAlikes.identified))
    guard let place = [plain, identified].compactMap({ $0 }).min() else { return nil }
    stored[place].isTaken = true
    return place
  }
}
