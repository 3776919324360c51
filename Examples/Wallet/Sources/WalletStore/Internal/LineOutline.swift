import GRDB
import Statements

/// The number of operations of each day, the newest day first: enough to find the operations of any range of lines.
///
/// It is one pass over an index, so it is made anew for every question rather than kept and invalidated.
struct LineOutline: Sendable {
  private struct Day: Sendable {
    let date: String
    let count: Int
    /// The line of the day's heading.
    let line: Int
  }

  private let days: [Day]
  let lineCount: Int

  init(_ condition: OperationCondition, _ database: Database) throws {
    var days: [Day] = []
    var line = 0
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT date, count(*) FROM operation WHERE \(condition.sql) GROUP BY date ORDER BY date DESC",
      arguments: condition.arguments)
    while let row = try rows.next() {
      let day = Day(date: row[0], count: row[1], line: line)
      days.append(day)
      line += day.count + 1
    }
    self.days = days
    lineCount = line
  }

  func lines(
    _ range: Range<Int>, _ condition: OperationCondition, _ database: Database
  ) throws -> [OperationLine] {
    let range = range.clamped(to: 0..<lineCount)
    let shown = days.filter { $0.line < range.upperBound && $0.line + $0.count >= range.lowerBound }
    guard !range.isEmpty, let newest = shown.first, let oldest = shown.last else { return [] }
    let part = condition.within(first: oldest.date, last: newest.date)
    let totals = try totals(part, database)
    // The operations of the newest day that are above the range.
    let skipped = max(0, range.lowerBound - newest.line - 1)
    let operations = try WalletOperation.fetch(part, skip: skipped, limit: range.count, database)

    var lines: [OperationLine] = []
    var next = operations.makeIterator()
    for day in shown {
      if range.contains(day.line) {
        let heading = OperationLine.DayHeading(
          date: try StoredValue.date(day.date), totals: totals[day.date] ?? [], count: day.count)
        lines.append(.day(heading))
      }
      let own = (day.line + 1..<day.line + 1 + day.count).clamped(to: range)
      for _ in own {
        if let operation = next.next() { lines.append(.operation(operation)) }
      }
    }
    return lines
  }

  private func totals(_ condition: OperationCondition, _ database: Database) throws -> [String: [MoneySum]] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT date, currency, \(StoredSum.columns) FROM operation WHERE \(condition.sql)
        GROUP BY date, currency ORDER BY date, currency
        """,
      arguments: condition.arguments)
    var totals: [String: [MoneySum]] = [:]
    for row in rows {
      totals[row["date"], default: []].append(try StoredSum.read(row, row["currency"]))
    }
    return totals
  }
}

extension WalletOperation {
  /// Returns some of the operations that a condition lets through, the newest first.
  static func fetch(
    _ condition: OperationCondition, skip: Int, limit: Int, _ database: Database
  ) throws -> [WalletOperation] {
    let rows = try Row.fetchAll(
      database,
      sql: "\(select) WHERE \(condition.sql) ORDER BY operation.date DESC, operation.id DESC LIMIT ? OFFSET ?",
      arguments: condition.arguments + [limit, skip])
    return try rows.map(WalletOperation.init(row:))
  }
}
