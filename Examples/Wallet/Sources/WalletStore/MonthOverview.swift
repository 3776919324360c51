public import Statements

/// The income and spending of a month, for each currency by itself: different currencies are never added.
///
/// A refund lowers the spending of its category, as it gives back what went out: it is no income. Income is the sum of
/// the category ``CategoryKey/income``, and of the money that came in and has no category yet. A transfer between two
/// own accounts is neither income nor spending, and neither is an operation in the category ``CategoryKey/transfer``.
public struct MonthOverview: Hashable, Sendable {
  /// The month.
  public let month: Month
  /// One overview for each currency that has operations in this month or the one before, the one with most operations
  /// first.
  public let currencies: [CurrencyOverview]

  /// The income and spending in one currency.
  public struct CurrencyOverview: Hashable, Sendable {
    /// The currency.
    public let currency: Currency
    /// The sums of the month.
    public let totals: Totals
    /// The sums of the month before, for comparison.
    public let previous: Totals
    /// The spending by category, the largest first. The parts add up to the spending exactly; a part is negative when
    /// more came back than went out.
    public let spending: [CategorySpending]
  }

  /// The sums of one month in one currency.
  public struct Totals: Hashable, Sendable {
    /// The money that came in.
    public let income: MoneySum
    /// The money that went out, as a positive number, less what came back of it; negative when more came back.
    public let spending: MoneySum

    /// The income less the spending.
    public var net: MoneySum {
      MoneySum(minorUnits: income.minorUnits - spending.minorUnits, currency: income.currency)
    }
  }

  /// The spending of one category.
  public struct CategorySpending: Hashable, Sendable {
    /// The category.
    public let category: CategoryKey
    /// The amount, as a positive number, less what came back of it; negative when more came back.
    public let amount: MoneySum
    /// The number of operations.
    public let count: Int
  }
}
