public import Statements

/// What came in and went out in a month, for each currency by itself: different currencies are never added.
///
/// Income is all that came in, a refund too; spending is all that went out. What is in the category
/// ``CategoryKey/transfer`` is neither, as it only moved between accounts.
public struct MonthOverview: Hashable, Sendable {
  /// The month.
  public let month: Month
  /// One overview for each currency that has operations in this month or the one before, the one with most operations
  /// first.
  public let currencies: [CurrencyOverview]

  /// What came in and went out in one currency.
  public struct CurrencyOverview: Hashable, Sendable {
    /// The currency.
    public let currency: Currency
    /// The sums of the month.
    public let totals: Totals
    /// The sums of the month before, for comparison.
    public let previous: Totals
    /// What went out by category, the most first. The parts come to the spending exactly.
    public let spending: [CategorySpending]
  }

  /// The sums of one month in one currency.
  public struct Totals: Hashable, Sendable {
    /// What came in, never negative.
    public let income: Money
    /// What went out, as a number that is never negative.
    public let spending: Money

    /// What came in less what went out.
    public var net: Money {
      Money(minorUnits: income.minorUnits - spending.minorUnits, currency: income.currency)
    }
  }

  /// What went out for one category.
  public struct CategorySpending: Hashable, Sendable {
    /// The category.
    public let category: CategoryKey
    /// How much, as a positive number.
    public let amount: Money
    /// How many operations it was.
    public let count: Int
  }
}
