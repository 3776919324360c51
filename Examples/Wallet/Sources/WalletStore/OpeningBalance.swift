public import Statements

/// What was in an account at the start of a day, as the person knows it.
public struct OpeningBalance: Hashable, Sendable {
  /// How much it was.
  public var amount: Money
  /// The day, before whose first operation it was.
  public var day: CalendarDate

  /// An opening balance.
  public init(_ amount: Money, on day: CalendarDate) {
    self.amount = amount
    self.day = day
  }
}
