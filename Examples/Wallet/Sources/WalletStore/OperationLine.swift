public import Statements

/// A line of the list of operations: the heading of a day, or one of the day's operations.
public enum OperationLine: Hashable, Sendable {
  /// The heading of a day.
  case day(DayHeading)
  /// An operation of the day whose heading comes before it.
  case operation(WalletOperation)

  /// What stands above the operations of one day.
  public struct DayHeading: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// What the listed operations of the day come to, one sum for each currency.
    public let totals: [MoneySum]
    /// How many operations of the day are listed.
    public let count: Int
  }
}
