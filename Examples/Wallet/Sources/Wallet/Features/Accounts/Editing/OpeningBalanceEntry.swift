import Espalier
import Statements
import WalletStore

/// The fields that a person fills in about the opening balance of an account.
struct OpeningBalanceEntry: Hashable, Sendable {
  /// The amount in the account at the start of the day.
  var amount: Double?
  /// The day.
  var day: Day?
}

extension OpeningBalanceEntry {
  /// The largest amount that is taken, so that a field's number has its smallest unit exactly.
  static let largestAmount = 1_000_000_000_000.0

  /// Creates the entry with the opening balance of an account.
  init(_ account: WalletAccount) {
    amount = account.openingBalance.flatMap { Double($0.amount.decimalText) }
    day = account.openingBalance.flatMap { Day(year: $0.day.year, month: $0.day.month, day: $0.day.day) }
  }

  /// Returns the opening balance that was filled in; nil while something is missing.
  func openingBalance(in currency: Currency) -> OpeningBalance? {
    guard let amount, let day, abs(amount) <= Self.largestAmount,
      let date = CalendarDate(year: day.year, month: day.month, day: day.day)
    else { return nil }
    let units = (0..<currency.minorUnitDigits).reduce(amount) { units, _ in units * 10 }
    return OpeningBalance(Money(minorUnits: Int64(units.rounded()), currency: currency), on: date)
  }
}
