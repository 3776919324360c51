import Statements
import WalletStore

/// The income and spending of a year of months, one after the other.
struct MonthCourse: Hashable, Sendable {
  private static let count = 12

  /// The months, the earliest first, also those without operations.
  let months: [Month]
  /// The overviews of the months that have operations, the earliest first.
  let overviews: [MonthOverview]

  /// Returns the months that are shown with a month: a year of them, of which it is the last.
  static func span(through month: Month) -> [Month] {
    let before = sequence(first: month, next: \.previous).prefix(count)
    return before.reversed()
  }

  /// Returns the course of the sums in a currency; nil for each month without operations in it.
  /// - Parameter total: The currency in which the person has sums of others told.
  func sums(in currency: Currency, total: TotalCurrency) -> [MonthOverview.CurrencyOverview?] {
    let byMonth = Dictionary(overviews.map { ($0.month, $0.currencies) }, uniquingKeysWith: { first, _ in first })
    return months.map { month in
      byMonth[month].flatMap { currencies in
        MonthOverview.Joined(currencies, in: total).currencies.first { $0.currency == currency }
      }
    }
  }
}
