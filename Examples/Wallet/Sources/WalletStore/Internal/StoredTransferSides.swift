import GRDB
import Statements

/// A user's operations that may be sides of transfers, and the words by which they are compared.
struct StoredTransferSides {
  /// The words of a side, and its category, as they are compared.
  struct Text {
    let words: Set<Substring>
    let isTransfer: Bool

    init(searchText: String, category: CategoryKey) {
      // The last line is the amount, which is the same on both sides.
      let text = searchText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      words = Set(text.flatMap { $0.split { !$0.isLetter } })
      isTransfer = category == .transfer
    }

    /// Returns the number of words that two texts have in common, and one more for each that is in the category of
    /// transfers.
    func likeness(to other: Text) -> Int {
      words.intersection(other.words).count + (isTransfer ? 1 : 0) + (other.isTransfer ? 1 : 0)
    }
  }

  private let user: UserID
  private let database: Database
  private let parted: Set<[Int64]>

  init(user: UserID, _ database: Database) throws {
    self.user = user
    self.database = database
    let rows = try Row.fetchAll(
      database, sql: "SELECT firstID, secondID FROM partedTransfer WHERE userID = ?", arguments: [user.rawValue])
    parted = Set(rows.map { [$0["firstID"], $0["secondID"]] })
  }

  /// Returns the operations of some days, or of all, that are not sides yet.
  func sides(in days: ClosedRange<CalendarDate>?) throws -> [TransferSearch.Side] {
    var sides: [TransferSearch.Side] = []
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, accountID, currency, amount, date FROM operation
        WHERE userID = ? AND date BETWEEN ? AND ? AND counterpartID IS NULL ORDER BY date, id
        """,
      arguments: [user.rawValue, days?.lowerBound.iso ?? "", days?.upperBound.iso ?? "9999-12-31"])
    while let row = try rows.next() {
      sides.append(
        TransferSearch.Side(
          reference: .stored(OperationID(rawValue: row["id"])),
          account: .stored(AccountID(rawValue: row["accountID"])), currency: row["currency"], amount: row["amount"],
          date: try StoredValue.date(row["date"])))
    }
    return sides
  }

  func text(of operation: OperationID) throws -> Text? {
    let statement = try database.cachedStatement(sql: "SELECT searchText, categoryKey FROM operation WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [operation.rawValue]).map { row in
      Text(searchText: row["searchText"], category: CategoryKey(rawValue: row["categoryKey"]))
    }
  }

  func areParted(_ one: TransferSearch.Side, _ other: TransferSearch.Side) -> Bool {
    guard case .stored(let one) = one.reference, case .stored(let other) = other.reference else { return false }
    return parted.contains([one.rawValue, other.rawValue].sorted())
  }

  /// Makes two stored operations the sides of a transfer.
  static func pair(_ one: OperationID, _ other: OperationID, user: UserID, _ database: Database) throws {
    for (side, counterpart) in [(one, other), (other, one)] {
      try database.execute(
        sql: "UPDATE operation SET counterpartID = ? WHERE id = ? AND userID = ?",
        arguments: [counterpart.rawValue, side.rawValue, user.rawValue])
    }
  }

  /// Finds and stores the transfers among all operations of a user, as an older version did not know them.
  static func pairAll(of user: UserID, _ database: Database) throws {
    let stored = try StoredTransferSides(user: user, database)
    let pairs = try TransferSearch.pairs(among: stored.sides(in: nil), onlyImported: false) { one, other in
      guard case .stored(let first) = one.reference, case .stored(let second) = other.reference,
        !stored.areParted(one, other), let text = try stored.text(of: first),
        let otherText = try stored.text(of: second)
      else { return nil }
      return text.likeness(to: otherText)
    }
    for (one, other) in pairs {
      guard case .stored(let first) = one.reference, case .stored(let second) = other.reference else { continue }
      try pair(first, second, user: user, database)
    }
  }
}
