public import Statements

/// A line of the list of operations: the heading of a day, or one of the day's operations.
public enum OperationLine: Hashable, Sendable {
  /// The heading of a day.
  case day(DayHeading)
  /// An operation of the day whose heading comes before it.
  case operation(WalletOperation)

  /// The heading above the operations of one day.
  public struct DayHeading: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// The sums of the listed operations of the day, one for each currency.
    public let totals: [MoneySum]
    /// The number of operations of the day that are listed.
    public let count: Int
  }
}
