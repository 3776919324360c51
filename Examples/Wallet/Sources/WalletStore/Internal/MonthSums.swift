import GRDB
import Statements

/// The sums of a month by currency, category and direction.
struct MonthSums: Sendable {
  struct Sum: Sendable {
    let category: CategoryKey
    let amount: Money
    let count: Int
  }

  private(set) var sums: [Currency: [Sum]] = [:]

  init() {}

  init(month: Month, user: UserID, _ database: Database) throws {
    let condition = OperationCondition(OperationFilter(month: month), user: user)
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT currency, categoryKey, sum(amount) AS total, count(*) AS count FROM operation WHERE \(condition.sql)
        GROUP BY currency, categoryKey, amount < 0
        """,
      arguments: condition.arguments)
    for row in rows {
      let amount = try StoredValue.money(row["total"], row["currency"])
      let sum = Sum(category: CategoryKey(rawValue: row["categoryKey"]), amount: amount, count: row["count"])
      sums[amount.currency, default: []].append(sum)
    }
  }

  func count(in currency: Currency) -> Int {
    (sums[currency] ?? []).reduce(0) { $0 + $1.count }
  }

  func totals(in currency: Currency) -> MonthOverview.Totals {
    let own = (sums[currency] ?? []).filter { $0.category != .transfer }.map(\.amount.minorUnits)
    return MonthOverview.Totals(
      income: Money(minorUnits: own.filter { $0 > 0 }.reduce(0, +), currency: currency),
      spending: Money(minorUnits: -own.filter { $0 < 0 }.reduce(0, +), currency: currency))
  }

  func spending(in currency: Currency) -> [MonthOverview.CategorySpending] {
    (sums[currency] ?? [])
      .filter { $0.category != .transfer && $0.amount.minorUnits < 0 }
      .map { sum in
        MonthOverview.CategorySpending(
          category: sum.category, amount: Money(minorUnits: -sum.amount.minorUnits, currency: currency),
          count: sum.count)
      }
      .sorted { left, right in
        (right.amount.minorUnits, left.category.rawValue) < (left.amount.minorUnits, right.category.rawValue)
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
