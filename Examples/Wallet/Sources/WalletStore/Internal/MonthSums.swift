import GRDB
import Statements

/// The sums of a month by currency, category and direction, without operations that only moved money between own
/// accounts.
struct MonthSums: Sendable {
  struct Sum: Sendable {
    let category: CategoryKey
    /// True if the sum is that of the sides of transfers.
    let isPaired: Bool
    let amount: MoneySum
    let count: Int
  }

  private(set) var sums: [Currency: [Sum]] = [:]

  init() {}

  init(month: Month, user: UserID, _ database: Database) throws {
    let condition = try OperationCondition(OperationFilter(month: month), user: user, database)
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT currency, categoryKey, counterpartID IS NOT NULL AS isPaired, \(StoredSum.columns), count(*) AS count
        FROM operation WHERE \(condition.sql)
        GROUP BY currency, categoryKey, isPaired, amount < 0
        """,
      arguments: condition.arguments)
    for row in rows { try add(row) }
  }

  /// Returns the sums of all months from one to another that have operations.
  static func months(_ months: ClosedRange<Month>, user: UserID, _ database: Database) throws -> [Month: MonthSums] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT substr(date, 1, 7) AS month, currency, categoryKey, counterpartID IS NOT NULL AS isPaired,
          \(StoredSum.columns), count(*) AS count
        FROM operation WHERE userID = ? AND date BETWEEN ? AND ?
        GROUP BY month, currency, categoryKey, isPaired, amount < 0
        """,
      arguments: [user.rawValue, months.lowerBound.iso + "-01", months.upperBound.iso + "-31"])
    var result: [Month: MonthSums] = [:]
    while let row = try rows.next() {
      guard let month = Month(iso: row["month"]) else { continue }
      try result[month, default: MonthSums()].add(row)
    }
    return result
  }

  private mutating func add(_ row: Row) throws {
    let amount = try StoredSum.read(row, row["currency"])
    let sum = Sum(
      category: CategoryKey(rawValue: row["categoryKey"]), isPaired: row["isPaired"], amount: amount,
      count: row["count"])
    sums[amount.currency, default: []].append(sum)
  }

  func count(in currency: Currency) -> Int {
    (sums[currency] ?? []).reduce(0) { $0 + $1.count }
  }

  func totals(in currency: Currency) -> MonthOverview.Totals {
    let own = sums[currency] ?? []
    return MonthOverview.Totals(
      income: Self.total(own.filter { $0.side == .income }, in: currency),
      spending: Self.total(own.filter { $0.side == .spending }, in: currency).negated)
  }

  func spending(in currency: Currency) -> [MonthOverview.CategorySpending] {
    Dictionary(grouping: (sums[currency] ?? []).filter { $0.side == .spending }, by: \.category)
      .map { category, parts in
        MonthOverview.CategorySpending(
          category: category, amount: Self.total(parts, in: currency).negated,
          count: parts.reduce(0) { $0 + $1.count })
      }
      .filter { !$0.amount.isZero }
      .sorted { left, right in
        (right.amount.minorUnits, left.category.rawValue) < (left.amount.minorUnits, right.category.rawValue)
      }
  }

  private static func total(_ sums: [Sum], in currency: Currency) -> MoneySum {
    MoneySum.totals(sums.map(\.amount))[currency] ?? MoneySum(currency)
  }
}

extension MonthSums.Sum {
  fileprivate enum Side { case income, spending, neither }

  /// The side on which the sum counts. The category decides and not the sign, so that a refund lowers the spending and
  /// a salary that was paid back lowers the income; only a sum that has no category yet goes by its sign.
  fileprivate var side: Side {
    switch category {
    case _ where isPaired: .neither
    case .transfer: .neither
    case .income: .income
    case .other: amount.isNegative ? .spending : .income
    default: .spending
    }
  }
}

extension MonthOverview {
  init(month: Month, sums: MonthSums, previous: MonthSums) {
    let used = Set(sums.sums.keys).union(previous.sums.keys).sorted { left, right in
      (sums.count(in: right), left.code) < (sums.count(in: left), right.code)
    }
    self.init(
      month: month,
      currencies: used.map { currency in
        CurrencyOverview(
          currency: currency, totals: sums.totals(in: currency), previous: previous.totals(in: currency),
          spending: sums.spending(in: currency))
      })
  }
}
