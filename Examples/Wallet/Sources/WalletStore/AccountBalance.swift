public import Statements

/// The money in an account, and how it is known.
public struct AccountBalance: Hashable, Sendable {
  /// The source of a balance.
  public enum Basis: Hashable, Sendable {
    /// The bank's balance at the end of a day, and the operations after that day.
    case bank(on: CalendarDate)
    /// The balance that the person gave for the start of a day, and the operations from that day on.
    case opening(on: CalendarDate)
    /// The operations alone, the first of which is of that day; nil when there are none.
    case sum(since: CalendarDate?)
  }

  /// The amount in the account.
  public let total: MoneySum
  /// The source of the balance. Where the bank and the person each gave a balance, the later one counts.
  public let basis: Basis

  /// A Boolean value that indicates whether the bank or the person gave a balance. A mere sum leaves out what was there
  /// before its first operation.
  public var isKnown: Bool { if case .sum = basis { false } else { true } }

  /// The day of the basis.
  public var day: CalendarDate? {
    switch basis {
    case .bank(let day), .opening(let day): day
    case .sum(let day): day
    }
  }
}
