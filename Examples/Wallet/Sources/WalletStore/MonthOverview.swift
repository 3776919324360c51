public import Statements

/// What came in and went out in a month, for each currency by itself: different currencies are never added.
///
/// A refund lowers the spending of its category, as it gives back what went out: it is no income. Income is what the
/// category ``CategoryKey/income`` comes to, and what came in and has no category yet. A transfer between two own
/// accounts is neither income nor spending, and neither is what is in the category ``CategoryKey/transfer``.
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
    /// What went out by category, the most first. The parts come to the spending exactly; one is below nothing when
    /// more came back than went out.
    public let spending: [CategorySpending]
  }

  /// The sums of one month in one currency.
  public struct Totals: Hashable, Sendable {
    /// What came in.
    public let income: MoneySum
    /// What went out, as a positive number, less what came back of it; negative when more came back.
    public let spending: MoneySum

    /// What came in less what went out.
    public var net: MoneySum {
      MoneySum(minorUnits: income.minorUnits - spending.minorUnits, currency: income.currency)
    }
  }

  /// What went out for one category.
  public struct CategorySpending: Hashable, Sendable {
    /// The category.
    public let category: CategoryKey
    /// How much, as a positive number, less what came back of it; negative when more came back.
    public let amount: MoneySum
    /// How many operations it was.
    public let count: Int
  }
}
