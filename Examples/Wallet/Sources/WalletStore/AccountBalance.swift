public import Statements

/// What an account holds, and how that is known.
public struct AccountBalance: Hashable, Sendable {
  /// Where a balance comes from.
  public enum Basis: Hashable, Sendable {
    /// The bank's balance at the end of a day, and the operations after that day.
    case bank(on: CalendarDate)
    /// The balance that the person gave for the start of a day, and the operations from that day on.
    case opening(on: CalendarDate)
    /// Nothing but the operations, the first of which is of that day; nil when there are none.
    case sum(since: CalendarDate?)
  }

  /// How much it is.
  public let total: MoneySum
  /// How it is known. Where the bank and the person each gave a balance, the later one counts.
  public let basis: Basis

  /// Whether somebody said what was in the account. A mere sum leaves out what was there before.
  public var isKnown: Bool { if case .sum = basis { false } else { true } }

  /// The day of the basis.
  public var day: CalendarDate? {
    switch basis {
    case .bank(let day), .opening(let day): day
    case .sum(let day): day
    }
  }
}
