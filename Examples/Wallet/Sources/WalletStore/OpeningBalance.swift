public import Statements

/// The balance of an account at the start of a day, as the person knows it.
public struct OpeningBalance: Hashable, Sendable {
  /// The amount in the account.
  public var amount: Money
  /// The day before whose first operation the account had this balance.
  public var day: CalendarDate

  /// Creates an opening balance.
  public init(_ amount: Money, on day: CalendarDate) {
    self.amount = amount
    self.day = day
  }
}
